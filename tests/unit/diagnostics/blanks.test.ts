import { describe, expect, expectTypeOf, test } from 'vitest';
import { placeAt, type Report } from '../../../src/content/written/report.ts';
import type { BlankNames } from '../../../src/diagnostics/blanks.ts';
import type { Code, messages } from '../../../src/diagnostics/catalogue.ts';
import type { DetailsOf, Fault } from '../../../src/diagnostics/diagnostic.ts';
import type { Blank, CatalogueLanguage, Phrase, PhraseName, phrases } from '../../../src/diagnostics/phrases.ts';
import { catalogues, wordingOf } from '../../../src/diagnostics/wording.ts';

const place = placeAt({ file: 'pages/x.yaml', text: 'x' }, 0, 1);

describe('the blanks of a template', () => {
  test('are read by the compiler as they are filled', () => {
    expectTypeOf<BlankNames<'No blank.'>>().toBeNever();
    expectTypeOf<BlankNames<'`{key}` is {value}, {count} times: `{key}`.'>>().toEqualTypeOf<
      'key' | 'value' | 'count'
    >();
    expectTypeOf<BlankNames<'Write {{name}}, or {{name, compact}}.'>>().toBeNever();
    expectTypeOf<BlankNames<'Write {{price, currency(EUR)}} for {name}.'>>().toEqualTypeOf<'name'>();
    expectTypeOf<BlankNames<'Use {{{name}}} or {{{date}, {format}}}.'>>().toEqualTypeOf<'name' | 'date' | 'format'>();
    expectTypeOf<BlankNames<'`{ en: … }` or `{}` in {owner}, { open'>>().toEqualTypeOf<'owner'>();

    const said = (message: string) => {
      const messages = { ...catalogues.en.messages, 'bad-name': { message, hint: '' } };
      const details: DetailsOf<'bad-name'> = { name: 'x' };
      return wordingOf({ code: 'bad-name', details }, { ...catalogues.en, messages }).message;
    };
    expect(said('{name} {{name}} {{name, compact}} {{{name}}} {{{name}, number}} { name } {} {')).toBe(
      'x {{name}} {{name, compact}} {{x}} {{x, number}} { name } {} {',
    );
  });

  test('are the same in every language', () => {
    type Blanks<C extends Code, L extends CatalogueLanguage> = BlankNames<
      (typeof messages)[C][L] | (typeof messages)[C]['hint'][L]
    >;
    type Differs<L extends CatalogueLanguage> = {
      [C in Code]: [Blanks<C, L>, Blanks<C, 'en'>] extends [Blanks<C, 'en'>, Blanks<C, L>] ? never : C;
    }[Code];
    expectTypeOf<Differs<'tr'>>().toBeNever();
    expectTypeOf<Differs<'ar'>>().toBeNever();

    type Others<L extends CatalogueLanguage> = { [Name in PhraseName]: BlankNames<(typeof phrases)[Name][L]> };
    expectTypeOf<Others<'tr'>>().toEqualTypeOf<Others<'en'>>();
    expectTypeOf<Others<'ar'>>().toEqualTypeOf<Others<'en'>>();
  });
});

/** Never called: what the compiler says of it is the test. */
function blanksThatDoNotCompile(report: Report): unknown {
  report.add('dead-link', place, { target: '/a' });
  report.add('dead-link', place, { target: '/a', suggestion: '/b' });
  // @ts-expect-error wrong
  report.add('dead-link', place, { link: '/a' });
  // @ts-expect-error missing
  report.add('dead-link', place, {});
  // @ts-expect-error missing altogether
  report.add('dead-link', place);
  // @ts-expect-error surplus
  report.add('dead-link', place, { target: '/a', page: '/b' });
  const surplus = { target: '/a', page: '/b' };
  // @ts-expect-error surplus, from elsewhere
  report.add('dead-link', place, surplus);
  // @ts-expect-error a suggestion where none is shown
  report.add('bad-name', place, { name: 'a', suggestion: 'b' });

  report.add('yaml-tab', place);
  report.add('yaml-tab', place, {});
  // @ts-expect-error surplus, where there are no blanks
  report.add('yaml-tab', place, { name: 'a' });
  // @ts-expect-error no code
  report.add('dead-lnk', place, { target: '/a' });

  const either = (is: boolean) => (is ? 'dead-link' : 'bad-name');
  // @ts-expect-error what one of two codes needs
  report.add(either(true), place, { target: '/a' });

  report.tell({ code: 'bad-name', details: { name: 'a' } }, place);
  // @ts-expect-error wrong
  report.tell({ code: 'bad-name', details: { nme: 'a' } }, place);
  // @ts-expect-error missing
  report.tell({ code: 'bad-name' }, place);
  // @ts-expect-error surplus
  report.tell({ code: 'bad-name', details: { name: 'a', key: 'b' } }, place);
  const loose: { code: Code; details: Record<string, Blank> } = { code: 'bad-name', details: {} };
  // @ts-expect-error a code apart from its blanks
  report.tell(loose, place);

  const found: Fault = { code: 'yaml-tab' };
  const phrases: Phrase[] = [
    { phrase: 'page' },
    { phrase: 'thePage', value: '/a' },
    // @ts-expect-error a phrase without its own blank
    { phrase: 'thePage' },
    // @ts-expect-error a value that the phrase does not show
    { phrase: 'page', value: '/a' },
  ];
  return [found, phrases];
}

test('wrong, missing and surplus blanks do not compile', () => {
  expectTypeOf(blanksThatDoNotCompile).toBeFunction();
});
