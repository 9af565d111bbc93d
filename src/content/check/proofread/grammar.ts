import { asFigure } from '../../written/lookalikes.ts';
import { once } from '../../written/once.ts';
import { knownWordsOf } from './known-words/by-language.ts';
import { type GrammarRule, ruled } from './known-words/grammar-rule.ts';
import type { KnownWords } from './known-words/known-words.ts';
import { bare } from './language-words.ts';
import type { Prose, ProseFinding } from './prose.ts';

/** A rule that is ready to be used. */
interface Rule extends Pick<GrammarRule, 'right'> {
  readonly code: 'misspelt-word' | 'no-question-mark';
  readonly found: RegExp;
  readonly sign: RegExp | undefined;
}

const ruleOf = (rule: GrammarRule): Rule => ({
  code: rule.asks ? 'no-question-mark' : 'misspelt-word',
  found: ruled(rule.found, rule),
  sign: rule.sign === undefined ? undefined : ruled(rule.sign, rule),
  right: rule.right,
});

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const several = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);
const MADE: Readonly<Record<string, (words: string) => string>> = {
  '': (words) => words,
  '^': capital,
  _: (words) => words.toLowerCase(),
  '+': several,
};

/** What has to stand in the place of a part, with a capital where the words that it stands for have one. */
function written(right: string, [part, ...groups]: RegExpExecArray): string {
  const made = right.replace(
    /\$([\^_+]?)(\d)/g,
    (_, how: string, group: string) => MADE[how]?.(groups[Number(group) - 1] ?? '') ?? '',
  );
  return /^\p{Lu}/u.test(part) ? capital(made) : made;
}

const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD|US dollars?|dollars?|dolar|دولار(?:ًا)?',
  '€': 'EUR|euros?|avro|يورو',
  '£': 'GBP|pounds?|sterlin',
  '₺': 'TL|TRY|lira',
};
const AMOUNT = '\\d(?:[\\d.,]{0,14}\\d)?';

/** An accent that stands for an apostrophe, in every language. */
const OF_MARKS = [
  ruleOf({
    found: `(?<![\\l\\d])([\\l\\d]{1,40})[´\`]([\\l]{1,20})(?![\\l\\d´\`])`,
    right: '$1’$2',
    sign: '[´`]',
    exact: true,
  }),
];

const CODES = 'TL|TRY|USD|EUR|GBP|SAR|AED|MYR';

/** Where figures stand, in every language. */
const OF_FIGURES = [
  ...Object.entries(SIGNS).map(([sign, units]) => ({
    found: `(?<![\\l])${sign === '$' ? '\\$' : sign} ?(${AMOUNT}) ?(?:${units})\\>`,
    right: `${sign}$1`,
  })),
  { found: `([$€£₺]) ?(${AMOUNT}) ?\\1(?!\\d)`, right: '$1$2' },
  { found: `(\\d) ?(${CODES}) \\2\\>`, right: '$1 $2', exact: true as const },
  { found: '([$€£₺] ?\\d{1,3})([.,]) (\\d{3})(?!\\d)', right: '$1$2$3' },
  {
    found: `(?<![\\d.,] ?)(\\d{1,3})([.,]) (\\d{3}(?: (?:dollars?|euros?|pounds?|lira|dolar|avro)| ?(?:${CODES}))\\>)`,
    right: '$1$2$3',
  },
  { found: '(?<![\\d.,])(\\d{1,3}) ([.,]\\d{2})(?!\\d)', right: '$1$2' },
].map(ruleOf);

const known = new WeakMap<KnownWords, readonly Rule[]>();

/** Grammar and marks that are wrong whatever a sentence means, language by language. */
export function grammarSlip({ words, language = '' }: Prose): ProseFinding | undefined {
  const ofLanguage = knownWordsOf(bare(language));
  const own = ofLanguage ? once(known, ofLanguage, () => ofLanguage.grammar.map(ruleOf)) : [];
  return firstOf(own, words) ?? firstOf(OF_MARKS, words) ?? (/\d/.test(words) ? firstOf(OF_FIGURES, words) : undefined);
}

function firstOf(rules: readonly Rule[], words: string): ProseFinding | undefined {
  for (const { code, sign, found, right } of rules) {
    const match = !sign || sign.test(words) ? found.exec(words) : null;
    if (match) return { code, start: match.index, end: match.index + match[0].length, right: written(right, match) };
  }
  return undefined;
}

/** How a question begins, or ends, that a field for questions holds. */
const ASKS: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:what|how|when|where|why|who|which) (?:do|does|did|is|are|can|could|would|should|much|many|long|soon|often)|which [a-z]+ [a-z]+|do|does|can|is|are|should|could)(?![A-Za-z’'])/i,
  tr: /^(?:neden|niye|ne zaman|kaç|kim)\s|(?:^|\s)hangi\s|(?:^|\s)(?:m[ıiuü](?:y[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?|d[ıiuü]r)?|nedir|nasıl(?:dır)?|kimdir|neresi|kaçtır|nelerdir|niçin)$/iu,
  ar: /^(?:هل|متى|أين|لماذا|ماذا|ما ه[يو]|كم)(?![\u0600-\u06ff])/u,
};

/** A question in a field for questions that ends without any mark, or with a full stop. */
export function unaskedQuestion({ words, language = '' }: Prose, field: string): ProseFinding | undefined {
  if (field !== 'question' || words.length > LONGEST) return undefined;
  const asked = words.replace(/(?<!\.)\.$/, '');
  const asks = ASKS[bare(language)];
  if (/[\p{P}\ue000]$/u.test(asked) || !asks?.test(asked)) return undefined;
  const mark = /[\u0600-\u06ff]/.test(asked.slice(-1)) ? '؟' : '?';
  return { code: 'no-question-mark', start: 0, end: words.length, right: asked + mark };
}
const LONGEST = 300;

/** An hour that no clock shows, behind a word that an hour follows, or with the ending and the word that follow one. */
const HOUR =
  /(?<![A-Za-zÀ-ɏ\u0600-\u06ff])(?:until|till|from|by|before|after|saat|الساعة) ((?:2[5-9]|[3-9]\d):[0-5]\d|(?:[01]?\d|2[0-3]):[6-9]\d)(?![\d:])|(?<![\d.,:])((?:2[5-9]|[3-9]\d)[.:][0-5]\d|(?:[01]?\d|2[0-3])[.:][6-9]\d)(?=[’'][a-zı]{1,3} (?:kadar|itibaren))/iu;

export function hourSlip({ words }: Prose): ProseFinding | undefined {
  const found = /\d[.:]\d/.test(words) ? HOUR.exec(words) : null;
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return { code: 'no-such-time', start: end - (found[1] ?? found[2] ?? '').length, end };
}

/** Figures and letters that look like them, by themselves. */
const FIGURE_LIKE =
  /(?<![\p{L}\p{M}\p{N}_./@#&=+-])(?:l\d{1,2}(?=%| \p{Ll}{3})|\d+[OolI]+\d+|\d+O+)(?![\p{L}\p{M}\p{N}_@/-])/u;

/** A letter in the place of a figure: who reads does not see it, who copies or calls has another number. */
export function letterInFigure({ words }: Prose): ProseFinding | undefined {
  const found = /\d[OolI]|l\d/.test(words) ? FIGURE_LIKE.exec(words) : null;
  if (!found) return undefined;
  const right = asFigure(found[0]);
  return { code: 'letter-in-figure', start: found.index, end: found.index + found[0].length, right };
}
