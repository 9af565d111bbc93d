import type { Message } from '../message.ts';

/** Texts and their languages. */
export const languageMessages = {
  'missing-translation': {
    why: 'Visitors who read this language would find a gap, or a sentence in a language that they may not know.',
    en: 'This text is missing in {language}.',
    tr: 'Bu metnin {language} karşılığı eksik.',
    ar: 'هذا النص غير متوفر باللغة {language}.',
    hint: {
      en: 'Add a line `{code}: …` here.',
      tr: 'Buraya `{code}: …` satırını ekleyin.',
      ar: 'أضف هنا السطر `{code}: …`.',
    },
    example: {
      before: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n',
      after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
      details: { code: 'ar', language: { language: 'ar' } },
    },
  },
  'stale-translation': {
    severity: 'warning',
    why: 'Visitors who read this language are told what was true last month. The words that a translation was made from stand in `translations.lock`; where nothing stands there, git knows.',
    en: 'The text has changed since it was translated into {language}: “{was}” is now “{now}”.',
    tr: 'Metin, bu dile ({language}) çevrildikten sonra değişmiş: “{was}” yerine artık “{now}” yazıyor.',
    ar: 'تغيّر النص بعد ترجمته إلى {language}: كان «{was}» وأصبح «{now}».',
    hint: {
      en: 'Translate it anew. If the translation is right still, `pages-as-data translations --accept {at}` says so.',
      tr: 'Yeniden çevirin. Çeviri hâlâ doğruysa bunu `pages-as-data translations --accept {at}` ile onaylayın.',
      ar: 'ترجمه من جديد. وإن كانت الترجمة ما زالت صحيحة فأكّد ذلك بالأمر `pages-as-data translations --accept {at}`.',
    },
  },
  'unreviewed-translation': {
    severity: 'warning',
    why: 'A program translates words and does not know what the firm means by them; visitors take what they read for the firm’s own word. In `translations.lock` such a line begins with `?`.',
    en: 'A program has translated this into {language}, and nobody has said yet that it is right.',
    tr: 'Bu metni bu dile ({language}) bir program çevirdi; doğru olduğunu henüz kimse onaylamadı.',
    ar: 'ترجم برنامج هذا النص إلى {language}، ولم يؤكد أحد صحته بعد.',
    hint: {
      en: 'Read it and mend what is wrong. Then `pages-as-data translations --accept {at}` says that it is right.',
      tr: 'Okuyup yanlışlarını düzeltin. Sonra `pages-as-data translations --accept {at}` ile onaylayın.',
      ar: 'اقرأه وصحّح ما فيه من أخطاء، ثم أكّد صحته بالأمر `pages-as-data translations --accept {at}`.',
    },
  },
  'unknown-source': {
    why: 'Nobody could tell which of the page’s texts the others are translations of.',
    en: 'This page says that it is written in `{code}`, which is not a language of this site.',
    tr: 'Bu sayfanın özgün dili olarak `{code}` yazılmış; bu, sitenin dillerinden biri değil.',
    ar: 'ذُكر `{code}` لغةً أصلية لهذه الصفحة، وهو ليس من لغات هذا الموقع.',
    hint: {
      en: '{suggestion}Choose one of {known}.',
      tr: '{suggestion}Şunlardan birini seçin: {known}.',
      ar: '{suggestion}اختر واحدة من: {known}.',
    },
    example: {
      in: 'page',
      before: 'source: trk\nblocks:\n  - type: text\n    title: { all: Oslo }\n',
      after: 'source: tr\nblocks:\n  - type: text\n    title: { all: Oslo }\n',
      details: { code: 'trk', known: 'en, tr, ar', suggestion: 'tr' },
    },
  },
  'missing-labels': {
    why: 'Every page has some words that no author wrote, such as those on the menu’s button. The engine brings them in many languages, but not in this one.',
    en: 'There are no ready words for buttons and short notices in {language}.',
    tr: 'Düğmelerin ve kısa bildirimlerin sözleri bu dilde hazır gelmiyor: {language}.',
    ar: 'لا تتوفر كلمات جاهزة للأزرار والتنبيهات القصيرة باللغة {language}.',
    hint: {
      en: 'Write them in this language in site.yaml, below `labels:`: {names}.',
      tr: 'Bunları site.yaml dosyasında, `labels:` altına bu dilde siz yazın: {names}.',
      ar: 'اكتبها بهذه اللغة في site.yaml تحت `labels:`: {names}.',
    },
  },
  'text-without-languages': {
    why: 'Every visitor would get the same words, whatever language the page is in, and nothing would say that translations are missing.',
    en: 'This text does not say which language it is in.',
    tr: 'Bu metnin hangi dilde olduğu yazılmamış.',
    ar: 'لم تُحدَّد اللغة التي كُتب بها هذا النص.',
    hint: {
      en: 'Write `{key}:` alone on its line and below it, two spaces further in: {lines}.',
      tr: '`{key}:` satırını tek başına yazın; altına, iki boşluk daha içeriden şunları ekleyin: {lines}.',
      ar: 'اكتب `{key}:` وحده في سطره، ثم اكتب تحته، مع إزاحة مسافتين إضافيتين إلى الداخل: {lines}.',
    },
    example: {
      before: '- type: text\n  title: Prices\n',
      after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
      details: { key: 'title', lines: '`en: …`, `tr: …`, `ar: …`' },
    },
  },
  'entry-without-languages': {
    why: 'Every visitor would get the same words, whatever language the page is in, and nothing would say that translations are missing.',
    en: 'This entry does not say which language it is in.',
    tr: 'Bu öğenin hangi dilde olduğu yazılmamış.',
    ar: 'لم تُحدَّد اللغة التي كُتب بها هذا العنصر.',
    hint: {
      en: 'Write `{entry}` in its place. What is the same in every language stands behind `all:`.',
      tr: 'Yerine `{entry}` yazın. Her dilde aynı olan şey `all:` ile yazılır.',
      ar: 'اكتب مكانه `{entry}`. وما لا يتغير بين اللغات يُكتب بعد `all:`.',
    },
    example: {
      before:
        '- type: cta\n  title: { all: Bread }\n  actions:\n    - { label: { all: Write }, link: / }\n  notes:\n    - Baked today\n',
      after:
        '- type: cta\n  title: { all: Bread }\n  actions:\n    - { label: { all: Write }, link: / }\n  notes:\n    - { en: Baked today, tr: Bugün pişti, ar: خُبز اليوم }\n',
      details: { entry: '{ en: …, tr: …, ar: … }' },
    },
  },
  'untranslated-language': {
    why: 'A new language lacks all texts at first. One message says so, in place of hundreds.',
    en: '{count} texts are missing in {language}.',
    tr: '{count} metnin {language} karşılığı eksik.',
    ar: 'عدد النصوص غير المتوفرة باللغة {language}: {count}.',
    hint: {
      en: 'To show them in the default language until they are written, add the line `translation: fallback` below `defaultLanguage`.',
      tr: 'Çevrilinceye kadar varsayılan dilde gösterilmeleri için `defaultLanguage` satırının altına `translation: fallback` satırını ekleyin.',
      ar: 'لعرضها باللغة الافتراضية إلى أن تُكتب، أضف السطر `translation: fallback` تحت `defaultLanguage`.',
    },
  },
  'unknown-language': {
    why: 'No page is made in this language, so nobody would ever see the text.',
    en: '`{code}` is not a language of this site.',
    tr: '`{code}` bu sitenin dillerinden biri değil.',
    ar: 'الرمز `{code}` لا يمثل لغة من لغات هذا الموقع.',
    hint: {
      en: '{suggestion}Languages: {known}; `all` stands for every language.',
      tr: '{suggestion}Diller: {known}; `all` tüm diller için geçerlidir.',
      ar: '{suggestion}اللغات: {known}؛ أما `all` فيعني كل اللغات.',
    },
    example: {
      before: '- type: text\n  title:\n    en: Prices\n    trk: Fiyatlar\n    ar: الأسعار\n',
      after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
      details: { code: 'trk', known: 'en, tr, ar', suggestion: 'tr' },
    },
  },
  'unlisted-language': {
    why: 'The texts are in the files still, but no visitor sees them. Perhaps the language was left out by mistake.',
    en: '{count} texts have a line for `{code}`, which is not one of these languages.',
    tr: '{count} metinde `{code}` satırı var; bu dil buradaki diller arasında yok.',
    ar: 'يوجد في {count} من النصوص سطر للغة `{code}`، وهي ليست من هذه اللغات.',
    hint: {
      en: 'Add the language again, or delete its lines: search all files for `{code}:`.',
      tr: 'Dili yeniden ekleyin ya da satırlarını silin: tüm dosyalarda `{code}:` arayın.',
      ar: 'أضف اللغة من جديد أو احذف أسطرها: ابحث في كل الملفات عن `{code}:`.',
    },
  },
  'renamed-language': {
    why: 'Texts belong to a language by its code. Under another one the site has none of them.',
    en: 'Texts are missing in `{code}`, which stands for {language}; {count} texts are in `{right}`.',
    tr: '{language} anlamına gelen `{code}` dilinde metinler eksik; {count} metin ise `{right}` dilinde.',
    ar: 'تنقص نصوص بالرمز `{code}` الذي يعني {language}، وعدد النصوص بالرمز `{right}`: {count}.',
    hint: {
      en: 'Write `{right}`; or, if the code is meant, put it in the place of `{right}:` in all files.',
      tr: '`{right}` yazın; bu kod isteniyorsa tüm dosyalarda `{right}:` yerine bunu koyun.',
      ar: 'اكتب `{right}`، أو ضع هذا الرمز مكان `{right}:` في كل الملفات إن كان مقصودًا.',
    },
  },
  'default-language-needed': {
    why: 'Where a text is missing, the default language steps in. So no page can do without it.',
    en: 'Every page is offered in {code}, the site’s default language.',
    tr: 'Her sayfa sitenin varsayılan dilinde ({code}) sunulur.',
    ar: 'تُتاح كل صفحة باللغة الافتراضية للموقع (`{code}`).',
    hint: { en: 'Delete this line.', tr: 'Bu satırı silin.', ar: 'احذف هذا السطر.' },
  },
} as const satisfies Record<string, Message>;
