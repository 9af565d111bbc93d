import type { KnownWords } from './known-words.ts';

/** What stands for a text that is to come in languages that the engine has no words of. */
export const otherLanguages: KnownWords = {
  common: '',
  real: '',
  misspelt: '',
  grammar: [],
  leftover: {
    words: '',
    phrases: [],
    notes: [],
    remarks: [],
    toCome: [
      '(?:noch )?zu übersetzen|(?:text|übersetzung) (?:folgt|fehlt)|wird noch (?:übersetzt|ergänzt)|platzhalter(?:text)?|blindtext|mustertext|beispieltext',
      "à (?:traduire|compléter|rédiger)|(?:traduction|texte) à venir|(?:votre )?texte ici|texte d[’']exemple",
      '(?:por|a) traducir|pendiente de traducción|traducción pendiente|(?:tu|su)? ?texto aquí|texto de (?:ejemplo|prueba)',
      'da tradurre|traduzione (?:in arrivo|mancante)|(?:il tuo )?testo qui|testo (?:di esempio|segnaposto)',
      '(?:por|a) traduzir|tradução pendente|(?:seu )?texto aqui|texto de (?:exemplo|teste)',
      '(?:nog )?te vertalen|vertaling (?:volgt|ontbreekt)|(?:uw |je )?tekst hier|voorbeeldtekst',
      'do (?:przetłumaczenia|uzupełnienia)|tłumaczenie wkrótce|(?:twój )?tekst tutaj|przykładowy tekst',
      '(?:нужно )?перевести|требуется перевод|перевод (?:позже|ожидается)|текст (?:здесь|появится позже)|пример текста',
      'προς μετάφραση|να μεταφραστεί|κείμενο εδώ|δοκιμαστικό κείμενο',
      '(?:باید )?ترجمه شود|نیاز به ترجمه|در انتظار ترجمه|متن (?:نمونه|اینجا)|ترجمہ (?:کریں|باقی ہے)|متن یہاں',
      'לתרגום|יש לתרגם|טקסט (?:כאן|לדוגמה)|अनुवाद करना है|अनुवाद बाकी|यहाँ टेक्स्ट',
      '(?:perlu|akan) diterjemahkan|belum diterjemahkan|teks (?:di sini|contoh)|perlu diterjemah',
      '要翻訳|翻訳待ち|翻訳予定|ここにテキスト|サンプルテキスト|번역 (?:필요|예정)|번역 대기|여기에 텍스트|待翻译|待翻譯|翻译中|此处(?:输入)?文字|示例文本|รอแปล|ต้องแปล|ข้อความตัวอย่าง',
    ],
  },
};
