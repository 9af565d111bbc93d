import { placeholder } from '../../resolve/translator.ts';
import type { Fact } from '../../validate/facts.ts';
import { bare } from './language-words.ts';
import type { Slip } from './slip.ts';

/** Languages that make most plurals with an s. */
const WITH_S = new Set(['en', 'es', 'pt', 'fr', 'ca', 'gl']);
/** Languages in which a noun stands in the singular after a number, with the endings of their plurals. */
const PLURALS: Readonly<Record<string, RegExp>> = { tr: /l[ae]r$/, az: /l[ae]r$/ };

const noun = (text: string) => text.replace(placeholder, '').trim();

/** Forms of a noun that are those of another number. */
export function formSlips({ by, forms = {}, at, place }: Fact): Slip[] {
  const slips: Slip[] = [];
  for (const [code, { one, other }] of Object.entries(forms)) {
    if (!one || !other || !WITH_S.has(bare(code))) continue;
    const [singular, plural] = [noun(one.text), noun(other.text)];
    if (plural && (singular === `${plural}s` || singular === `${plural}es`))
      slips.push({ code: 'swapped-forms', place: one.place });
  }
  const texts = [
    ...Object.entries(by).map(([code, text]) => ({ code, text, place: at?.[code] ?? place })),
    ...Object.entries(forms).flatMap(([code, own]) => Object.values(own).map((form) => ({ code, ...form }))),
  ];
  for (const { code, text, place: where } of texts) {
    const word = text.startsWith('{{count}}') ? noun(text) : '';
    const plural = PLURALS[bare(code)];
    const singular = plural ? word.replace(plural, '') : word;
    if (singular !== word && singular.length > 1)
      slips.push({
        code: 'plural-after-number',
        place: where,
        details: { words: word, right: `{{count}} ${singular}` },
      });
  }
  return slips;
}
