/** What is said about texts that go out to translators, by the editor's languages. `{name}` is a blank. */
const english = {
  sendOut: 'Send texts out',
  sendNote:
    'The file goes to the translator by e-mail or however you like. It says beside each text where it stands. Nothing on the site changes.',
  from: 'From',
  into: 'Into',
  program: 'The translator works with',
  'as-csv': 'Excel, LibreOffice, Numbers (CSV)',
  'as-xliff': 'A program for translators (XLIFF 2)',
  'as-xliff-1.2': 'An older program for translators (XLIFF 1.2)',
  'as-po': 'Poedit, Weblate (PO)',
  onlyOpen: 'Only what is not translated yet, or has changed since',
  make: 'Make the file',
  made: '{name}: {count} texts.',
  nothingOpen: 'All of it is translated: there is nothing to send.',
  takeIn: 'Take translations in',
  takeNote: 'Choose the file that came back. You see what it changes before anything is written.',
  returned: 'The file that came back',
  notInFile: 'For files that do not say it, the language is the one above.',
  found: 'Into {language}: texts that change: {fitting}; so already: {same}; without a translation: {empty}.',
  unfit: 'These do not fit, and stay as they are:',
  more: 'And {count} more.',
  take: 'Take these texts in ({count})',
  taken: 'Taken in: {count} texts. One Undo takes all of it back.',
  tooLarge: 'This file is too large to be taken in here.',
};

type LettersWords = Readonly<Record<keyof typeof english, string>>;

const turkish: LettersWords = {
  sendOut: 'Metinleri gönderin',
  sendNote:
    'Dosyayı çevirmene e-postayla ya da dilediğiniz yoldan iletin. Her metnin yanında nerede durduğu yazar. Sitede hiçbir şey değişmez.',
  from: 'Kaynak dil',
  into: 'Hedef dil',
  program: 'Çevirmenin kullandığı program',
  'as-csv': 'Excel, LibreOffice, Numbers (CSV)',
  'as-xliff': 'Çeviri programı (XLIFF 2)',
  'as-xliff-1.2': 'Daha eski bir çeviri programı (XLIFF 1.2)',
  'as-po': 'Poedit, Weblate (PO)',
  onlyOpen: 'Yalnızca henüz çevrilmemiş ya da sonradan değişmiş olanlar',
  make: 'Dosyayı hazırla',
  made: '{name}: {count} metin.',
  nothingOpen: 'Hepsi çevrilmiş: gönderilecek bir şey yok.',
  takeIn: 'Çevirileri içe alın',
  takeNote: 'Geri gelen dosyayı seçin. Bir şey yazılmadan önce neyin değişeceğini görürsünüz.',
  returned: 'Geri gelen dosya',
  notInFile: 'Dilini söylemeyen dosyalarda yukarıdaki dil geçerlidir.',
  found: '{language}: {fitting} metin değişecek, {same} metin zaten böyle, {empty} metnin çevirisi yok.',
  unfit: 'Bunlar uymuyor ve olduğu gibi kalacak:',
  more: 'Ve {count} tane daha.',
  take: '{count} metni içe al',
  taken: '{count} metin içe alındı. Bir kez Geri al deyince hepsi geri alınır.',
  tooLarge: 'Bu dosya buradan alınamayacak kadar büyük.',
};

const arabic: LettersWords = {
  sendOut: 'إرسال النصوص',
  sendNote:
    'أرسل الملف إلى المترجم بالبريد الإلكتروني أو بالطريقة التي تناسبك. وبجانب كل نص موضعه. ولا يتغير شيء في الموقع.',
  from: 'من',
  into: 'إلى',
  program: 'البرنامج الذي يعمل عليه المترجم',
  'as-csv': 'Excel أو LibreOffice أو Numbers ‏(CSV)',
  'as-xliff': 'برنامج للمترجمين (XLIFF 2)',
  'as-xliff-1.2': 'برنامج أقدم للمترجمين (XLIFF 1.2)',
  'as-po': 'Poedit أو Weblate ‏(PO)',
  onlyOpen: 'ما لم يُترجم بعد أو تغيّر أصله فقط',
  make: 'إعداد الملف',
  made: '{name}، عدد النصوص: {count}.',
  nothingOpen: 'كل النصوص مترجمة، فلا شيء يُرسل.',
  takeIn: 'استيراد الترجمات',
  takeNote: 'اختر الملف الذي عاد إليك. ستعرف ما سيتغير قبل أن يُكتب أي شيء.',
  returned: 'الملف العائد',
  notInFile: 'إن لم يذكر الملف لغته فهي اللغة المختارة أعلاه.',
  found: '{language}: نصوص ستتغير: {fitting}، نصوص على حالها: {same}، نصوص بلا ترجمة: {empty}.',
  unfit: 'هذه الترجمات لا تصلح، وستبقى نصوصها على حالها:',
  more: 'وغيرها: {count}.',
  take: 'استيراد النصوص ({count})',
  taken: 'النصوص المستوردة: {count}. وأمر «تراجع» واحد يعيدها كلها كما كانت.',
  tooLarge: 'هذا الملف أكبر من أن يُستورد من هنا.',
};

const spokenHere: Readonly<Record<string, LettersWords>> = { en: english, tr: turkish, ar: arabic };

/** These words in a language of the editor. */
export const lettersWords =
  (language: string) =>
  (name: keyof LettersWords, blanks: Readonly<Record<string, string | number>> = {}): string =>
    (spokenHere[language] ?? english)[name].replace(/\{(\w+)\}/g, (blank, key: string) => String(blanks[key] ?? blank));
