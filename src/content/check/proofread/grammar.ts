import { bare } from './language-words.ts';
import type { Prose, ProseFinding } from './prose.ts';

/** What one pattern finds in a text, and what has to stand there. */
interface Rule {
  readonly code: 'misspelt-word' | 'no-question-mark';
  /** Finds something in every text that `found` does; it is quick, because it looks at nothing before its place. */
  readonly sign?: RegExp | undefined;
  readonly found: RegExp;
  readonly right: (part: string, groups: readonly (string | undefined)[]) => string;
}

/** Letters as ranges: the classes of all letters would make these patterns large. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-ɏ';
const ARABIC = '\\u0600-\\u06ff';
const START = `(?<![${LATIN}\\d’'.,/-])`;
const END = `(?![${LATIN}\\d’'-])`;
const rule = (
  expression: string,
  right: Rule['right'],
  {
    code = 'misspelt-word',
    flags = 'iu',
    sign,
  }: Partial<Pick<Rule, 'code' | 'sign'>> & { readonly flags?: string } = {},
): Rule => ({ code, sign, found: new RegExp(expression, flags), right });

/** With a capital where the words that it stands for have one. */
const asBegun = (part: string, right: string) =>
  /^\p{Lu}/u.test(part) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
const asked = (mark: string) => (part: string) => part.slice(0, -1) + mark;
const capitalAfter = (part: string) => {
  const last = part.lastIndexOf(' ') + 1;
  return part.slice(0, last) + part.charAt(last).toUpperCase() + part.slice(last + 1);
};
const plural = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** Nouns that figures stand before; what follows them shows that they are not the first part of a longer noun. */
const COUNTED =
  'country|day|week|month|year|hour|minute|language|market|marketplace|product|step|photo|picture|question|customer|shopper|company|city|store|order';
const NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\\d';
const AFTER_NOUN =
  '(?=[.,;:!?)]|$| (?:of|in|on|at|for|to|from|with|before|after|later|ago|each|are|where|that|who)(?![A-Za-z-]))';
/** How an English question begins that no other sentence begins like. */
const ENGLISH_QUESTION =
  '(?:do|did|can|could|will|would|should|are|were|has|have) (?:you|we|they)|(?:is|was|does|did|has|will|can) (?:it|he|she|there)|(?:what|how|why|where|when|who) (?:do|does|did|can|should|will|would) (?:you|we|they|i|it|the|my|our|your)|(?:how much|how many|how long) (?:do|does|did|is|are|can|will)';

/** Words that go on with a sentence, or begin one; before them stands no abbreviation of these. */
const stopThenSmall = (abbreviations: string, words: string) =>
  rule(`(?<![${LATIN}.])(?!(?:${abbreviations})\\.)[${LATIN}]{4,31}\\. (?:${words})${END}`, capitalAfter, {
    flags: 'u',
    sign: new RegExp(`\\. (?:${words})`),
  });

/** The Turkish particle that asks. */
const PARTICLE = / m[ıiuü](?=[yds?.])/;

const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD|US dollars?|dollars?|dolar|دولار(?:ًا)?',
  '€': 'EUR|euros?|avro|يورو',
  '£': 'GBP|pounds?|sterlin',
  '₺': 'TL|TRY|lira',
};
const AMOUNT = '\\d(?:[\\d.,]{0,14}\\d)?';

/** An accent that stands for an apostrophe, in every language. */
const OF_MARKS: readonly Rule[] = [
  rule(
    `(?<![${LATIN}\\d])([${LATIN}\\d]{1,40})[´\`]([${LATIN}]{1,20})(?![${LATIN}\\d´\`])`,
    (_, [word, rest]) => `${word}’${rest}`,
    { flags: 'u', sign: /[´`]/ },
  ),
];

/** Where figures stand, in every language. */
const OF_FIGURES: readonly Rule[] = [
  ...Object.entries(SIGNS).map(([sign, units]) =>
    rule(
      `(?<![${LATIN}])${sign === '$' ? '\\$' : sign} ?(${AMOUNT}) ?(?:${units})${END}`,
      (_, [amount]) => `${sign}${amount}`,
    ),
  ),
];

const OF_LANGUAGE: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    // Afternoon is told once.
    rule(
      `(?<![${LATIN}\\d.:])(1[3-9]|2[0-3])([:.][0-5]\\d)? ?(?:[ap]m|[ap]\\.m\\.?)(?![${LATIN}])`,
      (_, [hour, minutes]) => `${hour}${minutes?.replace('.', ':') ?? ':00'}`,
    ),
    rule(`${START}(could|would|should|must|might) of${END}(?! course)`, (_, [verb]) => `${verb} have`),
    rule(`${START}their (is|are|was|were)${END}`, (part, [verb]) => asBegun(part, `there ${verb}`)),
    rule(`${START}its (not|an?|the|been|(?:easy|possible|important)(?= (?:to|that)${END}))${END}`, (part, [next]) =>
      asBegun(part, `it’s ${next}`),
    ),
    rule(`${START}it[’']s own${END}`, (part) => asBegun(part, 'its own')),
    rule(
      `${START}(cheaper|better|faster|easier|lower|higher|more|less|rather|other) then(?= (?:an?|the|one|two|your|our|this|that|[a-z]{3,12}ing)${END})`,
      (part, [word]) => asBegun(part, `${word?.toLowerCase()} than`),
      { sign: / then /i },
    ),
    rule(`${START}(do|does|did)n[’']t (need|have|want|pay|get) no${END}`, (part, [verb, what]) =>
      asBegun(part, `${verb?.toLowerCase()}n’t ${what} any`),
    ),
    rule(`(?<=[a-z,] )i(?= (?:am|want|have|need|can|sell|buy|do|get|will|would|pay)${END})`, () => 'I', {
      flags: 'u',
      sign: / i /,
    }),
    // Before a letter that no word begins with as with a vowel; abbreviations are read letter by letter.
    rule(
      `(?<![${LATIN}’'.-])([Aa])n ((?:[bcdgjkpqtvwyz][a-z]|[flmnrs][aeiou])[a-z][${LATIN}-]*)`,
      (_, [a, next]) => `${a} ${next}`,
      { flags: 'u', sign: /[Aa]n [b-df-hj-np-tv-z]/ },
    ),
    rule(`${START}there own${END}`, (part) => asBegun(part, 'their own')),
    rule(
      `${START}(too|so|very) much (countries|customers|days|languages|orders|people|products|questions|ads|markets|photos)${END}`,
      (part, [how, noun]) => asBegun(part, `${how?.toLowerCase()} many ${noun}`),
      { sign: / much /i },
    ),
    rule(
      `(?<![${LATIN}\\d’'.,/#-])(${NUMBER}) (?<!(?:No\\.|[A-Z][${LATIN}]{1,20}) [a-z\\d]{1,5} )(${COUNTED})${AFTER_NOUN}`,
      (_, [number, noun = '']) => `${number} ${plural(noun)}`,
      { flags: 'u' },
    ),
    rule(`${START}since ((?:${NUMBER}) (?:days|weeks|months|years))${END}(?! ago)`, (part, [span]) =>
      asBegun(part, `for ${span}`),
    ),
    // The mark that opens a quotation in the place of the apostrophe, or a space before it.
    rule(
      `(?<![${LATIN}\\d])([${LATIN}\\d]{2,40})(?:‘| [’'])(s|t|re|ve|ll|d|m)(?![${LATIN}\\d’'])`,
      (_, [word, rest]) => `${word}’${rest}`,
      { flags: 'u', sign: /‘[a-z]| [’']/ },
    ),
    rule(`${START}everyday(?=[.,;:!?]|$)`, (part) => asBegun(part, 'every day')),
    rule(
      `${START}(product|customer|order|market|brand|store|photo|price|item)[’']s (to|for|from|with|are)${END}`,
      (part, [noun = '', next]) => asBegun(part, `${noun.toLowerCase()}s ${next}`),
      { sign: /[’']s (?:to|for|from|with|are)/i },
    ),
    stopThenSmall(
      '[Aa]pprox|[Ii]ncl|[Ee]xcl|[Dd]ept|[Cc]orp|[Pp]rof|[Ss]ept|[Bb]ros|[Aa]ssoc|[Ee]xt|[Uu]niv|[Tt]hurs?|[Tt]ues|Calif|Mass|Minn|Conn|[Aa]ssn|[Ii]ntl|[Mm]isc',
      'and|but|or|so|because|we|you|they|it|this|that|these|the|our|your|if|when|which',
    ),
    rule(`(?<=^|[.!?] )(?:${ENGLISH_QUESTION}) [^.!?:;\\n]{3,160}\\.(?=\\s|$)`, asked('?'), {
      code: 'no-question-mark',
    }),
  ],
  tr: [
    // Such words begin with a capital that has a dot.
    rule(
      `(?<![${LATIN}])I((?:stan|zmir|ngil|spanyol|spanya|talya|rland|sveç|sviçre|leti|hrac|thal|ndirim|nternet|stek|lk|ki|mkan|çin|le|ade|şlet)[a-zçğıöşüâîû]{0,20})(?![${LATIN}])`,
      (_, [rest]) => `İ${rest}`,
      { flags: 'u', sign: /I[a-zçş]/ },
    ),
    // An ending that makes another word of a name stands without an apostrophe, and all stand without a space.
    rule(
      `(?<![${LATIN}’'])([A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]{2,20})[’'](l[ae]r|l[ıiuü])(?![${LATIN}’'])`,
      (_, [name, ending]) => `${name}${ending}`,
      { flags: 'u', sign: /[’']l/ },
    ),
    rule(
      `(?<![${LATIN}’'])([A-ZÇĞİÖŞÜ][${LATIN}]{2,30})(?:[’'] | ?‘| [’'])([dt][ae](?:n|ki)?|y?[ae]|n?[ıiuü]n|[ysn]?[ıiuü]|y?l[ae])(?![${LATIN}’'])`,
      (_, [name, ending]) => `${name}’${ending}`,
      { flags: 'u', sign: /[’'] | [’']|‘/ },
    ),
    ...Object.entries({
      mı: ['[aı]r|var', 'iuü'],
      mi: ['[ei]r|değil', 'ıuü'],
      mu: ['[ou]r|yok', 'ıiü'],
      mü: ['[öü]r', 'ıiu'],
    }).map(([right, [stem, others]]) =>
      rule(`(?<=[${LATIN}](?:${stem}) )m[${others}](?=(?:y[ıiuü]z|s[ıiuü]n[ıiuü]z)?[?.])`, () => right, {
        flags: 'u',
        sign: PARTICLE,
      }),
    ),
    stopThenSmall(
      '[Ss]ok|[Aa]pt|[Mm]üh|[Pp]rof|[Yy]ard|[Şş]ti|[Tt]ic|[Üü]niv|[Bb]aşk|[Ee]czn',
      've|ama|ancak|fakat|çünkü|bu|biz|siz|bunun|böylece|ayrıca|ürünleriniz|eğer',
    ),
    rule(`(?<=[${LATIN}] )m[ıiuü](?:y[ıiuü]z|s[ıiuü]n[ıiuü]z|d[ıiuü]r)?\\.(?=\\s|$)`, asked('?'), {
      code: 'no-question-mark',
      flags: 'u',
      sign: PARTICLE,
    }),
  ],
  ar: [
    rule(`(?<![${ARABIC}])و (?:و(?=ال))?([${ARABIC}]{3,30})`, (_, [next = '']) => `و${next}`, {
      flags: 'u',
    }),
    rule(`(?<=^|[.!؟] )هل [^.!؟?:؛\\n]{3,160}\\.(?=\\s|$)`, asked('؟'), {
      code: 'no-question-mark',
      flags: 'u',
      sign: /هل /,
    }),
  ],
};
const NONE: readonly Rule[] = [];

/** Grammar and marks that are wrong whatever a sentence means, language by language. */
export function grammarSlip({ words, language = '' }: Prose): ProseFinding | undefined {
  const own = OF_LANGUAGE[bare(language)] ?? NONE;
  return firstOf(own, words) ?? firstOf(OF_MARKS, words) ?? (/\d/.test(words) ? firstOf(OF_FIGURES, words) : undefined);
}

function firstOf(rules: readonly Rule[], words: string): ProseFinding | undefined {
  for (const { code, sign, found, right } of rules) {
    const match = !sign || sign.test(words) ? found.exec(words) : null;
    if (!match) continue;
    const [part, ...groups] = match;
    return { code, start: match.index, end: match.index + part.length, right: right(part, groups) };
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

/** An hour that no clock shows, behind a word that an hour follows. */
const HOUR =
  /(?<![A-Za-zÀ-ɏ\u0600-\u06ff])(?:until|till|from|by|before|after|saat|الساعة) ((?:2[5-9]|[3-9]\d):[0-5]\d|(?:[01]?\d|2[0-3]):[6-9]\d)(?![\d:])/iu;

export function hourSlip({ words }: Prose): ProseFinding | undefined {
  const found = /\d:\d/.test(words) ? HOUR.exec(words) : null;
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return { code: 'no-such-time', start: end - (found[1]?.length ?? 0), end };
}
