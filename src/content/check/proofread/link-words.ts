import { lower } from './language-words.ts';
import type { Prose, ProseFinding } from './prose.ts';

/** Words that say of a link only that it is one. */
const SAYS_NOTHING = new Set(
  [
    'click here|click|here|this|this link|this page|link|more|read more|learn more|see more|more info|more information|details|go|start|right here|tap here|press here',
    'tıklayın|tıklayınız|buraya tıklayın|buraya tıklayınız|tıkla|buraya|burada|buradan|burası|bu link|bu bağlantı|bağlantı|link|linke tıklayın|devamı|devamını oku|devamını okuyun|daha fazla|daha fazlası|daha fazla bilgi|detaylar|ayrıntılar',
    'هنا|اضغط هنا|انقر هنا|من هنا|اضغط|انقر|الرابط|هذا الرابط|رابط|هذه الصفحة|المزيد|اقرأ المزيد|للمزيد|تفاصيل|التفاصيل|لمعرفة المزيد',
    'hier|hier klicken|klicken sie hier|mehr|mehr erfahren|weiterlesen|ici|cliquez ici|en savoir plus|lire la suite|aquí|haga clic aquí|clic aquí|más|leer más|más información|qui|clicca qui|aqui|clique aqui|saiba mais|klik hier|lees meer|こちら|ここ|ここをクリック|点击这里|这里|여기',
  ].flatMap((words) => words.split('|')),
);

/** Marks behind words that lead on. */
const ENDS = /(?<![\s.…:>»›→!])[\s.…:>»›→!]+$/;

const LINK = /\[([^[\]\n]{1,40})\]\(/g;

/** A link whose words do not say where it leads: read on its own, as those do who hear a page, it could lead anywhere. */
export function vagueLink({ text, kind }: Prose): ProseFinding | undefined {
  if (kind !== 'rich' || !text.includes('](')) return undefined;
  for (const { 1: words = '', index } of text.matchAll(LINK))
    if (SAYS_NOTHING.has(lower(words.trim().replace(ENDS, ''))))
      return { code: 'vague-link', start: index + 1, end: index + 1 + words.length };
  return undefined;
}
