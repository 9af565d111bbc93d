import { FAQ, FAQ_LINK, HOME } from './places.ts';
import type { Wanted, WaveRow } from './wave.ts';

export type More = WaveRow[6];

/** Rows whose text stands in the place of another one, at whose beginning and field the message may point as well. */
export const spot =
  (file: string, find: string, start: string) =>
  (name: string, text: string, conveys: string, wanted: Wanted, more?: More) =>
    [name, file, find, `${start}▸${text}`, conveys, wanted, more] as WaveRow;

/** Rows of one file. */
export const inFile =
  (file: string) => (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
    [name, file, find, replace, conveys, wanted, more] as WaveRow;

/** In the card about advertising on the home page; the words and their field are both good places. */
export const ADS = '          en: Ads that work at home often fall flat on a results page in Arabic or Malay.';
const ADS_TR =
  '          tr: Türkiye’de işe yarayan reklam, Arapça veya Malayca bir arama sayfasında aynı sonucu vermeyebiliyor.';
const ADS_AR = '          ar: الإعلان الناجح في بلدك قد لا يصل إلى متسوق في دبي يبحث بكلمات أخرى.';
export const english = spot(HOME, ADS, '          ▸en: ');
export const turkish = spot(HOME, ADS_TR, '          ▸tr: ');
export const arabic = spot(HOME, ADS_AR, '          ▸ar: ');

/** A link under a question. */
export const link = (name: string, value: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, FAQ, FAQ_LINK, `        ▸link: ▸${value}\n`, conveys, wanted, more] as WaveRow;
