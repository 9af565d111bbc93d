import type { Message } from '../message.ts';

/** Translations that come back from translators. */
export const translationMessages = {
  'import-unreadable': {
    why: 'A file that is damaged, or was saved in another form, would bring in texts that nobody has written.',
    en: 'This file cannot be read as {format}.',
    tr: 'Bu dosya {format} olarak okunamıyor.',
    ar: 'تعذّرت قراءة هذا الملف بصيغة {format}.',
    hint: {
      en: 'Ask for it once more, in the form in which it was sent, in UTF-8.',
      tr: 'Dosyayı, gönderdiğiniz biçimde ve UTF-8 olarak yeniden isteyin.',
      ar: 'اطلبه مرة أخرى بالصيغة التي أرسلته بها وبترميز UTF-8.',
    },
  },
  'import-encoding': {
    why: 'Letters such as ş or ع would come in as other signs.',
    en: 'The letters in this file cannot be read: it is not saved in UTF-8.',
    tr: 'Bu dosyadaki harfler okunamıyor, çünkü dosya UTF-8 kodlamasıyla kaydedilmemiş.',
    ar: 'تعذّرت قراءة حروف هذا الملف، لأنه غير محفوظ بترميز UTF-8.',
    hint: {
      en: 'Save it again in UTF-8: in Excel choose Save As and the type “CSV UTF-8”, not only “CSV”.',
      tr: 'Dosyayı UTF-8 olarak yeniden kaydedin: Excel’de Farklı Kaydet’i açıp yalnızca “CSV” değil, “CSV UTF-8” türünü seçin.',
      ar: 'احفظه من جديد بترميز UTF-8: في Excel اختر «حفظ باسم» ثم النوع «CSV UTF-8»، لا النوع «CSV» وحده.',
    },
  },
  'import-packed': {
    why: 'A workbook, a document and an archive are packed: nothing in them can be told from anything else.',
    en: 'This is a workbook, a document or an archive (ZIP), not the file that was sent.',
    tr: 'Bu, gönderilen dosya değil; bir çalışma kitabı, bir belge ya da bir arşiv (ZIP).',
    ar: 'هذا مصنّف أو مستند أو أرشيف (ZIP)، وليس الملف الذي أُرسل.',
    hint: {
      en: 'Open it and save its table as CSV: in Excel choose Save As and the type “CSV UTF-8”. Unpack an archive, and take the file in it.',
      tr: 'Açıp tablosunu CSV olarak kaydedin: Excel’de Farklı Kaydet’i açıp “CSV UTF-8” türünü seçin. Arşivse açın ve içindeki dosyayı alın.',
      ar: 'افتحه واحفظ جدوله بصيغة CSV: في Excel اختر «حفظ باسم» ثم النوع «CSV UTF-8». وإن كان أرشيفًا ففك ضغطه وخذ الملف الذي فيه.',
    },
  },
  'import-heading': {
    why: 'The first row says which column has the texts and which the translations, and for which languages.',
    en: 'This table has lost the heading that says which language stands where.',
    tr: 'Bu tablonun hangi dilin nerede durduğunu söyleyen başlığı kaybolmuş.',
    ar: 'فُقد من هذا الجدول رأسه الذي يبيّن موضع كل لغة.',
    hint: {
      en: 'Put the first row back as it was sent: `key`, then the language of the texts, then that of the translations (as in `key;en;tr;notes`).',
      tr: 'Başlığı gönderildiği gibi en üste yeniden yazın: `key`, ardından metinlerin dili, sonra çevirilerin dili (örneğin `key;en;tr;notes`).',
      ar: 'أعد رأس الجدول كما أُرسل: `key` ثم لغة النصوص ثم لغة الترجمات (مثل `key;en;tr;notes`).',
    },
  },
  'import-language': {
    why: 'Translations would stand under a language that no page has, or take the place of what they were made from.',
    en: 'This file cannot be taken in for the language `{code}`.',
    tr: 'Bu dosya şu dil için içe alınamaz: `{code}`.',
    ar: 'لا يمكن استيراد هذا الملف للغة `{code}`.',
    hint: {
      en: 'Languages: {known}. Add a new one by `languages add`; where the file names none, put `--to` and the language behind the command.',
      tr: 'Diller: {known}. Yenisini `languages add` ile ekleyin; dosyada dil yazmıyorsa komutun sonuna `--to` ile dili yazın.',
      ar: 'اللغات: {known}. أضف لغة جديدة بالأمر `languages add`، وإن لم يذكر الملف لغته فاكتب `--to` ثم اللغة في آخر الأمر.',
    },
  },
  'import-text-gone': {
    why: 'The text has been deleted since it was sent to be translated, or stands several times in other places.',
    en: 'The text that this translates is no longer there: {text}.',
    tr: 'Bunun çevirdiği metin artık yok: {text}.',
    ar: 'النص الذي تُرجم هنا لم يعد موجودًا: {text}.',
    hint: {
      en: 'Take in the others by `--accept fitting`.',
      tr: 'Ötekileri `--accept fitting` ile içe alın.',
      ar: 'استورد بقية النصوص بإضافة `--accept fitting`.',
    },
  },
  'import-source-changed': {
    why: 'The translation says what the text said when it was sent, which may be something else than it says now.',
    en: 'The text has been changed since it was sent to be translated; now it says: {now}.',
    tr: 'Metin, çeviriye gönderildikten sonra değişmiş; şimdi şöyle: {now}.',
    ar: 'تغيّر النص بعد إرساله للترجمة، وهو الآن: {now}.',
    hint: {
      en: 'Have it translated anew. Where the translation is right still, take it in by `--accept import-source-changed`.',
      tr: 'Yeniden çevirtin. Çeviri hâlâ doğruysa `--accept import-source-changed` ile içe alın.',
      ar: 'اطلب ترجمته من جديد. وإن كانت الترجمة ما زالت صحيحة فاستوردها بإضافة `--accept import-source-changed`.',
    },
  },
  'import-code-lost': {
    why: 'A fact or a link that a translation lacks is lost to those who read it.',
    en: 'The translation lacks what the text has: {lost}.',
    tr: 'Metinde olan şunlar çeviride yok: {lost}.',
    ar: 'تنقص الترجمة عناصر موجودة في النص: {lost}.',
    hint: {
      en: 'Put it where it belongs in the translation. Where it is not needed, take the translation in by `--accept import-code-lost`.',
      tr: 'Çeviride yerine koyun. Gerekmiyorsa çeviriyi `--accept import-code-lost` ile içe alın.',
      ar: 'ضعها في موضعها من الترجمة. وإن لم تكن لازمة فاستورد الترجمة بإضافة `--accept import-code-lost`.',
    },
  },
  'import-twice': {
    why: 'Only one of two translations can stand on the page, and nobody has said which.',
    en: 'The same text is translated twice in this file; the other translation is: {other}.',
    tr: 'Bu dosyada aynı metin iki kez çevrilmiş; öteki çeviri şöyle: {other}.',
    ar: 'في هذا الملف ترجمتان مختلفتان للنص نفسه؛ الترجمة الأخرى: {other}.',
    hint: { en: 'Delete one of them.', tr: 'Birini silin.', ar: 'احذف إحداهما.' },
  },
} as const satisfies Record<string, Message>;
