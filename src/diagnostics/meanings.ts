/**
 * What people call fields, blocks and choices in Turkish, Arabic and other programs: for each name here the words that
 * mean it, in small Latin letters without accents, or in Arabic.
 */
const words: Readonly<Record<string, string>> = {
  actions: 'dugmeler butonlar buttons ازرار',
  answer: 'cevap yanit جواب الجواب اجابة الاجابة',
  advantages: 'avantajlar المزايا',
  blocks: 'bloklar bolumler sections الاقسام اقسام',
  cards: 'kartlar بطاقات',
  challenges: 'zorluklar',
  contact: 'iletisim اتصال',
  cta: 'cagri',
  description: 'aciklama tanim وصف الوصف',
  divider: 'ayirici ayrac separator',
  draft: 'taslak مسودة',
  facts: 'bilgiler veriler',
  faq: 'sss sorular الاسئلة',
  figure: 'rakam رقم',
  hero: 'kahraman manset banner',
  icon: 'simge ikon ايقونة',
  include: 'ekle',
  items: 'ogeler maddeler عناصر العناصر',
  label: 'etiket تسمية',
  link: 'baglanti href url رابط الرابط',
  list: 'liste قائمة',
  logos: 'logolar شعارات',
  marketplaces: 'pazaryerleri المنصات',
  message: 'mesaj رسالة',
  note: 'not ملاحظة',
  notes: 'notlar ملاحظات',
  outline: 'cerceve',
  picture: 'resim gorsel foto fotograf image photo photograph صورة الصورة',
  primary: 'birincil ana',
  question: 'soru سؤال السؤال',
  region: 'bolge منطقة',
  services: 'hizmetler خدمات الخدمات',
  src: 'kaynak',
  stats: 'istatistikler sayilar',
  steps: 'adimlar خطوات',
  style: 'stil bicim',
  subtitle: 'altbaslik',
  template: 'sablon قالب',
  text: 'metin yazi نص النص',
  title: 'baslik heading headline عنوان العنوان',
  translation: 'ceviri ترجمة',
  type: 'tur tip cesit نوع النوع',
  value: 'deger قيمة',
};

const meant = new Map(Object.entries(words).flatMap(([name, each]) => each.split(' ').map((word) => [word, name])));

/** The name that a word means, in small letters without accents; undefined where it means none. */
export const meaningOf = (word: string): string | undefined => meant.get(word);
