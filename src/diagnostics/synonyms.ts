/**
 * What people call fields, blocks and choices in Turkish, Arabic and other programs: for each name here the words that
 * mean it, in small Latin letters without accents, or in Arabic.
 */
const words: Readonly<Record<string, string>> = {
  action: 'dugme buton button زر',
  actions: 'dugmeler butonlar buttons ازرار',
  answer: 'cevap yanit جواب الجواب اجابة الاجابة',
  advantages: 'avantajlar المزايا',
  body: 'metin icerik content text',
  blocks: 'bloklar bolumler sections الاقسام اقسام',
  cards: 'kartlar بطاقات',
  challenges: 'zorluklar',
  contact: 'iletisim اتصال',
  cta: 'cagri',
  description: 'subtitle aciklama tanim وصف الوصف',
  divider: 'ayirici ayrac separator',
  draft: 'taslak مسودة',
  facts: 'bilgiler veriler',
  faq: 'sss sorular الاسئلة',
  figure: 'rakam رقم',
  hero: 'kahraman manset',
  hidden: 'gizli hide invisible مخفي مخفية',
  icon: 'simge ikon ايقونة',
  include: 'ekle',
  items: 'ogeler maddeler عناصر العناصر',
  label: 'etiket تسمية',
  link: 'baglanti href url رابط الرابط',
  list: 'liste قائمة',
  logos: 'logolar شعارات',
  marketplaces: 'pazaryerleri المنصات',
  brand: 'marka',
  'message-circle': 'whatsapp telegram chat sohbet',
  message: 'mesaj رسالة',
  megaphone: 'megafon',
  note: 'not ملاحظة',
  notes: 'notlar ملاحظات',
  outline: 'cerceve',
  picture: 'resim gorsel foto fotograf image photo photograph صورة الصورة',
  process: 'surec',
  primary: 'birincil ana',
  question: 'soru سؤال السؤال',
  region: 'bolge منطقة',
  services: 'hizmetler خدمات الخدمات',
  src: 'kaynak source',
  stats: 'istatistikler sayilar',
  steps: 'adimlar خطوات',
  style: 'stil bicim',
  subtitle: 'altbaslik',
  template: 'sablon قالب',
  text: 'metin yazi نص النص',
  title: 'baslik heading headline عنوان العنوان',
  tone: 'background zemin arkaplan',
  translation: 'ceviri ترجمة',
  type: 'tur tip cesit نوع النوع',
  value: 'deger قيمة',
};

const meant = new Map<string, string[]>();
for (const [name, each] of Object.entries(words))
  for (const word of each.split(' ')) meant.set(word, [...(meant.get(word) ?? []), name]);

/** The names that a word, in small letters without accents, may mean. */
export const meaningsOf = (word: string): readonly string[] => meant.get(word) ?? [];
