import type { CorrectRow } from './wave.ts';

const OFFER = 'pages/offer.yaml';

/** Right edits in Arabic. */
export const correct22: readonly CorrectRow[] = [
  ['a Latin name among the words', OFFER, '          ar: دراسة مجانية\n', '          ar: دراسة مجانية عبر WhatsApp\n'],
  ['guillemets', OFFER, '      ar: ثلاث خطوات، كلها مجانية\n', '      ar: ثلاث خطوات «مجانية» كلها\n'],
  ['a question', OFFER, '      ar: ثلاث خطوات، كلها مجانية\n', '      ar: هل هي ثلاث خطوات مجانية؟\n'],
  ['a word with its vowels', OFFER, '          ar: خارطة طريق\n', '          ar: خارِطةُ طريقٍ\n'],
  ['a bracket that is closed', OFFER, '      ar: ثلاث خطوات، كلها مجانية\n', '      ar: ثلاث خطوات (كلها مجانية)\n'],
  ['a percentage', OFFER, '          ar: خارطة طريق\n', '          ar: خارطة طريق كاملة 100%\n'],
];
