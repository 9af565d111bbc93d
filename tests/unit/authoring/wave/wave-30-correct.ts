import { arabic, CONTACT, english, turkish } from './places.ts';
import type { CorrectRow } from './wave.ts';

const READ = 'the [FAQ](/faq) answers the most common questions.\n';

/** Right texts that are like those of a chat program. */
export const correct30: readonly CorrectRow[] = [
  english('sure as a word', 'Not sure yet? A photo straight from the production line is enough.'),
  english('certainly within', 'You will almost certainly have questions; write them here.'),
  english('here is', 'Here is where quick questions go.'),
  english('let us know', 'Let us know what you make, or send a photo.'),
  english('would you like', 'Would you like to see a sample page first? Ask here.'),
  english('an option', 'The quickest option for short questions, or a photo.'),
  english('a note', '"For quick questions. Please note: no orders here."'),
  english('a translation', 'For quick questions; a translation of your labels can follow later.'),
  english('AI', '"For quick questions: people answer, no AI."'),
  english('an assistant', 'For quick questions to our assistant in Istanbul.'),
  english('a colon', '"For two things: quick questions, or a photo."'),
  english('a number of words', 'A few words (ten are enough) or a photo.'),
  turkish('tabii', 'Kısa sorular için; tabii fotoğraf da gönderebilirsiniz.'),
  turkish('elbette', 'Kısa sorular için. Elbette fotoğraf da gönderebilirsiniz.'),
  turkish('ister misiniz', 'Önce örnek bir sayfa görmek ister misiniz? Buradan yazın.'),
  turkish('a choice', 'Kısa sorular için en hızlı seçenek.'),
  turkish('umarız', 'Kısa sorular için. Umarız yakında görüşürüz.'),
  turkish('a translation', 'Çeviri gerekiyorsa onu da buradan sorabilirsiniz.'),
  arabic('of course', 'للأسئلة القصيرة، وبالطبع لصور منتجك.'),
  arabic('do you want', 'هل تريد أن ترى صفحة نموذجية أولًا؟ اكتب إلينا هنا.'),
  arabic('to you', '"للأسئلة القصيرة: إليك أسرع طريق إلينا."'),
  arabic('we hope', 'للأسئلة القصيرة. نأمل أن نلتقي قريبًا.'),
  arabic('a choice', 'الخيار الأسرع للأسئلة القصيرة.'),
  arabic('a translation', 'للأسئلة القصيرة عن الترجمة أو الصور.'),
  ['an offer in a longer text', CONTACT, READ, 'the [FAQ](/faq) answers most. Let us know what is missing.\n'],
  ['a question in a longer text', CONTACT, READ, 'the [FAQ](/faq) answers most. Do you want to read first?\n'],
  ['sources in a longer text', CONTACT, READ, 'the [FAQ](/faq) answers most, with its sources.\n'],
];
