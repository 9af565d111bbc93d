/** Words of the languages of made-up sites: enough for sentences that differ, short enough to be read. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'garden river window letter market morning bridge kitchen teacher village paper summer winter station music doctor street picture forest engine harbour minute journey quarter answer question reason evening corner island mountain season pocket dinner breakfast visitor neighbour builder carpenter gardener printer grows opens closes travels answers carries follows reaches repairs prepares remembers delivers explains measures collects quiet bright early careful simple honest narrow gentle modern ancient steady patient ordinary useful local',
  tr: 'bahçe nehir pencere mektup pazar sabah köprü mutfak öğretmen köy kâğıt yaz kış istasyon müzik doktor sokak resim orman motor liman dakika yolculuk çeyrek yanıt soru neden akşam köşe ada dağ mevsim cep yemek kahvaltı ziyaretçi komşu usta marangoz bahçıvan matbaacı büyür açılır kapanır gezer yanıtlar taşır izler ulaşır onarır hazırlar anımsar götürür anlatır ölçer toplar sessiz parlak erken özenli yalın dürüst dar nazik çağdaş eski kararlı sabırlı sıradan yararlı yerel',
  ar: 'حديقة نهر نافذة رسالة سوق صباح جسر مطبخ معلم قرية ورقة صيف شتاء محطة موسيقى طبيب شارع صورة غابة محرك ميناء دقيقة رحلة ربع جواب سؤال سبب مساء زاوية جزيرة جبل موسم جيب عشاء فطور زائر جار بنّاء نجار بستاني طابع ينمو يفتح يغلق يسافر يجيب يحمل يتبع يصل يصلح يجهز يتذكر يسلم يشرح يقيس يجمع هادئ ساطع مبكر دقيق بسيط صادق ضيق لطيف حديث قديم ثابت صبور عادي مفيد محلي',
};

/** Languages of made-up sites. */
export const LANGUAGES = Object.keys(WORDS);

export type Texts = Readonly<Record<string, string>>;
type Item = Readonly<Record<string, unknown>>;

/** One page as data, in the words of this engine's blocks. */
export interface SyntheticPage {
  readonly slug: string;
  readonly meta: { readonly title: Texts; readonly description: Texts };
  readonly blocks: readonly Item[];
}

/** Figures from 0 to 1 that are the same in each run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** As many words, of which none stands again among the next few: a word twice is told as a slip. */
function differentWords(words: readonly string[], count: number, next: () => number): string[] {
  const chosen: string[] = [];
  while (chosen.length < count) {
    const word = words[Math.floor(next() * words.length)] ?? '';
    if (!chosen.slice(-6).includes(word)) chosen.push(word);
  }
  return chosen;
}

/** A mark at the end as a language has it. */
const markIn = (code: string, mark: string) => (code === 'ar' && mark === '?' ? '؟' : mark);

/** A text of so many words in each language. */
function wordsFrom(next: () => number) {
  const lists = Object.entries(WORDS).map(([code, words]) => [code, words.split(' ')] as const);
  return (count: number, end = ''): Texts =>
    Object.fromEntries(
      lists.map(([code, words]) => {
        const text = differentWords(words, count, next).join(' ');
        return [code, text.charAt(0).toLocaleUpperCase(code) + text.slice(1) + markIn(code, end)];
      }),
    );
}

const ICONS = ['clock', 'truck', 'globe', 'store', 'shield-check', 'package'];

/** The nth page of a site of so many: a hero, four stats, six advantages, a list, six questions and a call. */
export function syntheticPage(nth: number, pages: number): SyntheticPage {
  const next = chance(nth + 1);
  const text = wordsFrom(next);
  const mapped = (texts: Texts, change: (words: string) => string): Texts =>
    Object.fromEntries(Object.entries(texts).map(([code, words]) => [code, change(words)]));
  const to = (nth * 7 + 3) % pages;
  const link = `/${slugOf(to === nth ? (to + 1) % pages : to)}`;
  const answer = (index: number) =>
    index % 3 === 0
      ? mapped(text(40, '.'), (words) => words.replace(/^(\S+ \S+) (\S+)/, `**$1** [$2](${link})`))
      : text(40, '.');
  return {
    slug: slugOf(nth),
    meta: { title: text(5), description: text(16, '.') },
    blocks: [
      { type: 'hero', title: text(6), description: text(30, '.'), actions: [{ label: text(2), link }] },
      {
        type: 'stats',
        title: text(4),
        items: Array.from({ length: 4 }, (_, index) => ({
          value: { all: String(10 + Math.floor(next() * 90) + index) },
          label: text(3),
        })),
      },
      {
        type: 'advantages',
        title: text(5),
        intro: text(14, '.'),
        items: ICONS.map((icon) => ({ icon, title: text(4), description: text(17, '.') })),
      },
      { type: 'list', title: text(4), items: Array.from({ length: 6 }, () => mapped(text(9), withDash)) },
      {
        type: 'faq',
        title: text(4),
        items: Array.from({ length: 6 }, (_, index) => ({ question: text(8, '?'), answer: answer(index) })),
      },
      {
        type: 'cta',
        title: text(5),
        description: text(16, '.'),
        actions: [{ label: text(2), link: nth === 0 ? link : '/' }],
      },
    ],
  };
}

const withDash = (words: string) => words.replace(/^(\S+ \S+) /, '$1 – ');

/** The home page has no name of its own. */
export const slugOf = (nth: number): string => (nth === 0 ? '' : `${['guide', 'notes', 'works'][nth % 3]}/page-${nth}`);
