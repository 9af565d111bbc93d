import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codesLost,
  numberedAs,
  piecesOf,
  type TextPiece,
  textOf,
} from '../../../../../src/content/authoring/translation/codes.ts';
import { holds, madeOf } from '../../../random/cases.ts';

const shown = (pieces: readonly TextPiece[]) =>
  pieces.map((piece) =>
    typeof piece === 'string' ? piece : `<${piece.id} ${piece.kind} ${piece.turn} ${piece.data}>`,
  );

describe('a text is taken apart', () => {
  test.each<[string, string[]]>([
    ['Plain words', ['Plain words']],
    ['In {{days}} days', ['In ', '<1 fact alone {{days}}>', ' days']],
    ['{{price, currency(EUR)}}', ['<1 fact alone {{price, currency(EUR)}}>']],
    ['a **b** c', ['a ', '<1 strong opens **>', 'b', '<1 strong closes **>', ' c']],
    [
      '[**{{n}}** us](/contact)!',
      [
        '<1 link opens [>',
        '<2 strong opens **>',
        '<3 fact alone {{n}}>',
        '<2 strong closes **>',
        ' us',
        '<1 link closes ](/contact)>',
        '!',
      ],
    ],
    ['- one\n- two', ['<1 item alone - >', 'one\n', '<2 item alone - >', 'two']],
    ['5 \\* 3', ['5 ', '<1 sign alone \\>', '* 3']],
  ])('%s', (text, pieces) => {
    expect(shown(piecesOf(text, true))).toEqual(pieces);
  });

  test('only where it is Markdown', () => {
    expect(piecesOf('**a** [b](/c)', false)).toEqual(['**a** [b](/c)']);
  });

  test('and is the same again, whatever it holds', () => {
    const marks = [
      '**',
      '*',
      '_',
      '[',
      '](/a)',
      '- ',
      '\n',
      '\n\n',
      '{{x}}',
      '{{',
      '}}',
      '\\',
      'word ',
      '1. ',
      '`',
      '<b>',
      '> ',
    ];
    holds(fc.tuple(madeOf(...marks), fc.boolean()), ([text, isRich]) => {
      expect(textOf(piecesOf(text, isRich))).toBe(text);
    });
  });
});

const lost = (source: string, translation: string) => codesLost(piecesOf(source, true), piecesOf(translation, true));

describe('what a translation has lost', () => {
  test.each<[string, string, string[]]>([
    ['{{a}} of {{b, days}}', '{{b}} / {{a}}', []],
    ['{{a}} of {{b, days}}', '{{a}}', ['{{b}}']],
    ['[x](/a)', '[y](/a)', []],
    ['[x](/a)', '[y](/b)', ['(/a)']],
    ['**x**', 'y', []],
  ])('of %s in %s', (source, translation, codes) => {
    expect(lost(source, translation)).toEqual(codes);
  });
});

test('codes of a translation have the numbers of those that they translate', () => {
  const source = piecesOf('{{a}} **b** {{c}}', true);
  expect(shown(numberedAs(source, piecesOf('**b** {{c}} {{a}} *d*', true)))).toEqual([
    '<2 strong opens **>',
    'b',
    '<2 strong closes **>',
    ' ',
    '<3 fact alone {{c}}>',
    ' ',
    '<1 fact alone {{a}}>',
    ' ',
    '<4 emphasis opens *>',
    'd',
    '<4 emphasis closes *>',
  ]);
});
