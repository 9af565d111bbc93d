/**
 * Words of everyday sentences by language, which names and borrowed words leave alone. A language that is not listed is
 * known by the site's own texts only.
 */
const everyday: Readonly<Record<string, string>> = {
  en: 'the and of to with your our for is are we you that this from by on at it be can not have has will us about more what how when who they their its if or as an was were which into without read learn get',
  tr: 've ile için bir bu da de ki olarak daha çok gibi kadar sizin bizim ya veya hem ama değil nasıl neden hangi her biz siz olan üzerinden sonra önce göre var yok nedir mi mı mu mü ancak ise yalnızca',
  de: 'der die das und mit für von zu den dem ein eine ist sind wir sie nicht auf im auch wie ihre unsere oder bei nach aus über zum zur',
  fr: 'le la les des et avec pour une est sont nous vous dans sur pas qui que votre nos notre vos du au aux ou plus par ce cette',
  es: 'el la los las y con para una es son nosotros en no que su nuestro nuestra por del al como más sus este esta',
  it: 'il lo gli le e da con per una è sono noi nel non che vostro nostro di della dei come più alla questo questa',
  nl: 'de het een en met voor van is zijn wij niet op ook hoe uw onze of bij naar uit over aan dat deze',
  pt: 'o os as e com para uma é são nós em não que sua nosso nossa por do da dos das como mais ao este esta',
  ar: 'في من على إلى عن مع أن إن التي الذي الذين هذا هذه ذلك كل أو ثم قبل بعد عبر حتى لا ما لم نحن كيف متى هل غير كما قد كان بين دون عند أي لك لنا',
  fa: 'از به در با که را این آن برای است می و تا هر یا ما شما نیست شود کنید بود خود های',
};

const lists = new Map(Object.entries(everyday).map(([code, words]) => [code, new Set(words.split(' '))]));
const NONE: ReadonlySet<string> = new Set();

/** The everyday words of a language, `pt` for `pt-br` too. */
export const everydayWords = (language: string): ReadonlySet<string> => lists.get(bare(language)) ?? NONE;

/** The languages whose everyday words are known. */
export const everydayLanguages: readonly string[] = [...lists.keys()];

/** Languages that have so many words in common that a few of them prove nothing. */
const FAMILIES = [
  'ca es gl it pt',
  'de nl',
  'da nb nn no sv',
  'cs sk',
  'bs hr sr',
  'id ms',
  'az tr',
  'be bg mk ru uk',
  'ar fa ur',
];
const familyOf = new Map(FAMILIES.flatMap((codes, family) => codes.split(' ').map((code) => [code, family] as const)));

/** The language of a code without its region; of what is no code, which a file may hold as well, nothing. */
export const bare = (code = ''): string => /^[a-z]{2,3}(?=-|$)/.exec(code)?.[0] ?? '';

/** True of two languages of one family. */
export function isClose(one: string, other: string): boolean {
  const family = familyOf.get(bare(one));
  return family !== undefined && family === familyOf.get(bare(other));
}

/** How words begin that have letters of their language’s own: without these they are no words of it. */
const lettered: Readonly<Record<string, string>> = {
  tr: 'ürün üret fotoğraf gönder müşteri gümrük değil çalış ülke nasıl hızlı ücret görüş kısa söyle iletişim bölge ölçü çözüm güven dönüş başla',
  de: 'für über können möglich größ länd verfügbar prüf rück',
};

/** The beginnings of words that have letters of a language’s own. */
export const letteredStems = (language: string): readonly string[] => lettered[bare(language)]?.split(' ') ?? [];

/** Letters that a language has in words, and the others of its script do not. */
const ownLetters: Readonly<Record<string, RegExp>> = {
  tr: /[ğış]/,
  az: /[ğışə]/,
  de: /ß/,
  pl: /[łśźżęą]/,
  cs: /[řěů]/,
};

/** True for a word that shows by its letters which language it is of. */
export const hasLettersOf = (word: string, language: string): boolean =>
  ownLetters[bare(language)]?.test(word) ?? false;

/** Words in one form, whatever their capitals. */
export const lower = (word: string): string => word.replaceAll('İ', 'i').toLowerCase();

/** What a language repeats on purpose, and what not. */
interface Repeating {
  /** Words that are never repeated on purpose. */
  readonly never?: ReadonlySet<string>;
  /** Words that may be: in such a language all others are not, but for names. */
  readonly only?: ReadonlySet<string>;
  /** What shows that a word is not repeated on purpose. */
  readonly shape?: RegExp;
}

const set = (words: string) => new Set(words.split(' '));

const repeating: Readonly<Record<string, Repeating>> = {
  en: { only: set('had that very so no now there bye ha many really blah long far more again tut knock') },
  tr: { never: set('ve ile için bu şu da de ki ama veya gibi kadar olarak olan daha göre ise bizim sizin ancak') },
  ar: {
    never: set('في من على إلى عن مع أن إن التي الذي هذا هذه ذلك أو ثم قد كان عبر بين دون لم حتى'),
    shape: /^ال.{3,}/,
  },
};

/** Longer words are hardly ever repeated on purpose: `adım adım`, `خطوة خطوة`. */
const LONG = 8;

/** True for a word that may stand twice: `yavaş yavaş`, `Bora Bora`, `had had`. */
export function isReduplication(first: string, second: string, language = ''): boolean {
  const word = lower(first);
  const code = bare(language);
  const { never, only, shape } = repeating[code] ?? {};
  if (never?.has(word) || shape?.test(word)) return false;
  const isName = first.length > 2 && first === second && first !== word && !everydayWords(code).has(word);
  return isName || (only ? only.has(word) : word.length < LONG);
}

/** A word without vowel signs and stretched letters, as Arabic may be written. */
export const unpointed = (word: string): string => word.replace(/[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g, '');

/** Letters that languages write together with the next word: in Arabic *and*, *so*; *in*, *as*, *for*; the article. */
const attaching: Readonly<Record<string, readonly RegExp[]>> = { ar: [/^[وف]/, /^[بكل]/, /^ال/] };

/** A word as it stands, and without what its language attaches to the beginning of words. */
export function attached(word: string, language: string): string[] {
  const forms = [word];
  const attached = attaching[bare(language)];
  if (!attached) return forms;
  for (const letters of attached)
    for (const form of [...forms]) {
      // For *for the*, one letter is left out.
      if (form.startsWith('لل')) forms.push(`ال${form.slice(2)}`, form.slice(2));
      const rest = form.replace(letters, '');
      if (rest !== form) forms.push(rest);
    }
  return [...new Set(forms)].filter((form) => form.length > 1 || form === word);
}
