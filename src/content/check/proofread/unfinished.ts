import { exactPlace } from './exact-place.ts';
import { bare } from './language-words.ts';
import type { TextField } from './passages.ts';
import type { Slip } from './slip.ts';

/** Words with which hardly a sentence ends; those that may end one count where the other languages end theirs with a mark. */
const OPEN: Readonly<Record<string, RegExp>> = {
  en: / (?:the|an?|of|and|or|but|with|your|our|their|its|from|into|in|on|at|to|for|by|that|which|because|if|when|while|than|as)$/iu,
  tr: / (?:ve|veya|ya da|bir|bu|şu|ama|ancak|çünkü|eğer|hem|olan|en)$/iu,
  ar: / (?:في|من|على|إلى|عن|مع|أن|إن|التي|الذي|الذين|أو|ثم|لأن|قبل|بعد|بين|دون|عند|كل|حتى|و)$/u,
};
const ENDS = /[.!?…؟。！？]["”»’)\]*_]*\s*$/u;
/** Shorter texts are headings and labels, which end as they like. */
const SHORT = 30;

/** A sentence that breaks off in one language, while all others end theirs. */
export function unfinished({ kind, passages }: TextField): Slip[] {
  if (kind === 'alt' || kind === 'fact' || passages.length < 2) return [];
  const open = passages.filter(({ text }) => !ENDS.test(text));
  const [passage] = open;
  if (!passage || open.length > 1 || passage.text.length < SHORT) return [];
  const text = passage.text.trimEnd();
  const found = OPEN[bare(passage.language)]?.exec(text);
  if (!found) return [];
  const range = { start: found.index + 1, end: text.length };
  return [
    {
      code: 'unfinished-sentence',
      place: exactPlace(passage, range),
      text: passage.place(),
      details: { words: text.slice(range.start) },
    },
  ];
}
