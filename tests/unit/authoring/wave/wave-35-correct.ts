import { CONTACT } from './places.ts';
import type { CorrectRow } from './wave.ts';

const CHAT_TR = '          tr: Kısa sorular için. Ürünün fotoğrafını üretim hattından da gönderebilirsiniz.\n';
const CHAT_AR = '          ar: للأسئلة القصيرة، أو لإرسال صورة منتجك من خط الإنتاج مباشرةً.\n';
const REPLY_TR =
  '          tr: Ürün listeniz veya ayrıntılı sorularınız için. {{replyHours}} saat içinde yanıt veriyoruz.\n';
const turkish = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_TR, `          tr: ${text}\n`];
const arabic = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_AR, `          ar: ${text}\n`];

/** Right edits of the thirty-fifth wave. */
export const correct35: readonly CorrectRow[] = [
  turkish('a choice that is meant', 'Kısa sorular ve/veya fotoğraflar için.'),
  turkish('a name in two scripts', 'Kısa sorular için. Adı صابون غار olan sabunun fotoğrafını da gönderebilirsiniz.'),
  turkish('a term beside its English', 'Kısa sorular (quick questions) için.'),
  turkish('hours', '7/24 açık olan bir hat için, 09.00–18.00 arası.'),
  turkish('an abbreviation', 'Kısa sorular için (ör. fiyat, süre vb.).'),
  turkish('a fraction', 'Soruların 3/4’ü aynı gün yanıtlanır.'),
  turkish(
    'a note for readers',
    'Kısa sorular için. Not: fotoğraf da gönderebilirsiniz.'.replace('Not: ', 'Not olarak '),
  ),
  turkish('a percent', 'Soruların %90’ı aynı gün yanıtlanır.'),
  turkish('an ampersand', 'Ar-Ge & tasarım soruları için.'),
  arabic('a Latin name in brackets', 'للأسئلة القصيرة عن حساب البائع (Seller Account).'),
  arabic('a choice that is meant', 'للأسئلة القصيرة و/أو الصور.'),
  arabic('quotation marks', 'للأسئلة القصيرة عن «صورة المنتج» من خط الإنتاج.'),
  [
    'the fact at the end',
    CONTACT,
    REPLY_TR,
    '          tr: Ürün listeniz veya ayrıntılı sorularınız için. Yanıt süremiz {{replyHours}} saattir.\n',
  ],
];
