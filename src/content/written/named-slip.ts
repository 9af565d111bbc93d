import type { Code } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Details } from '../../diagnostics/phrases.ts';
import { latinShapes } from '../../diagnostics/shapes.ts';
import { findInvisible } from './lookalikes.ts';
import { noteFault } from './notes.ts';
import { CURLY, type LineFault, quoted } from './yaml-line.ts';

/** Mistakes in one word, figure or address. */
const NAMING: ReadonlySet<Code> = new Set<Code>([
  'unknown-block',
  'not-a-choice',
  'not-a-color',
  'wrong-format',
  'expected-number',
  'expected-boolean',
  'missing-fact',
  'unknown-format',
  'dead-link',
  'bad-link',
  'wrong-site-address',
  'dead-anchor',
  'missing-image',
  'missing-partial',
  'missing-path-fact',
  'unknown-icon',
  'unknown-region',
  'unknown-endpoint',
  'unknown-default-language',
]);

/** Mistakes in an address, of which one sign may be all that is wrong. */
const ADDRESSING: ReadonlySet<Code> = new Set<Code>(['bad-link', 'wrong-format', 'wrong-site-address']);

/** Mistakes whose message does not repeat the value, which is all that stands at their place. */
const WHOLE: ReadonlySet<Code> = new Set<Code>(['expected-number', 'expected-boolean']);

/** Invisible characters elsewhere in a text may be right; these are in what the message is about. */
const isHidden = ({ known, choices, suggestion, ...about }: Details) =>
  Object.values(about).some((value) => findInvisible(String(value), { start: 0, end: String(value).length }));

/**
 * The slip of the hand that is behind a wrong word or figure: a character that nobody can see, a letter of another
 * alphabet, quotation marks that are none, a note that YAML takes for a part of it.
 */
export function namedSlip(code: Code, { source, range }: Place, details: Details): LineFault | undefined {
  // Such slips are told of words, figures and addresses, not of whole paragraphs.
  if (range.end - range.start > 1000) return undefined;
  const written = source.text.slice(range.start, range.end);
  const letter = foreignLetter(written, range.start, details);
  if (letter || !NAMING.has(code)) return letter;
  const sign = ADDRESSING.has(code) ? wrongSign(written, range.start, details) : undefined;
  if (sign) return sign;
  const hidden = (WHOLE.has(code) || isHidden(details)) && findInvisible(source.text, range);
  if (hidden)
    return {
      code: 'invisible-character',
      start: hidden.start,
      end: hidden.end,
      details: { name: hidden.name },
      fix: hidden.fix,
    };
  if (CURLY.test(written))
    return { code: 'curly-quotes', ...range, fix: { range, text: quoted(written.slice(1, -1)) } };
  return /^["']/.test(written) ? undefined : noteFault(written, range.start);
}

/** A letter that only looks like the one that was meant. */
function foreignLetter(written: string, start: number, { suggestion }: Details): LineFault | undefined {
  const shape = latinShapes(written);
  if (shape === written || shape !== suggestion) return undefined;
  const at = [...shape].findIndex((letter, index) => letter !== written[index]);
  return {
    code: 'yaml-lookalike',
    start: start + at,
    end: start + at + 1,
    details: { character: written[at] ?? '', right: shape[at] ?? '' },
    fix: { range: { start, end: start + written.length }, text: shape },
  };
}

/** The mark of another keyboard, or the space, that is all by which an address differs from the one that was meant. */
function wrongSign(written: string, start: number, { suggestion }: Details): LineFault | undefined {
  if (typeof suggestion !== 'string') return undefined;
  const fix = { range: { start, end: start + written.length }, text: suggestion };
  const space = /\S(\s+)/.exec(written);
  if (space && written.replace(/\s+/g, '') === suggestion) {
    const at = start + space.index + 1;
    return { code: 'space-inside', start: at, end: at + (space[1]?.length ?? 1), details: { right: suggestion }, fix };
  }
  const at = [...written].findIndex((sign, index) => sign !== suggestion[index]);
  const character = /^[,،;؛؟]/.exec(written.slice(at))?.[0];
  const right = suggestion[at];
  if (!character || !right || written.slice(0, at) + right + written.slice(at + 1) !== suggestion) return undefined;
  return { code: 'yaml-lookalike', start: start + at, end: start + at + 1, details: { character, right }, fix };
}
