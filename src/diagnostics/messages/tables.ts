import type { Message } from '../message.ts';

/** Tables that a page takes from a CSV file. */
export const tableMessages = {
  'not-csv': {
    why: 'Of a spreadsheet with its sheets, formulas and colors nobody can tell what would be shown. CSV is one plain table.',
    en: '`{path}` is not a CSV file.',
    tr: '`{path}` bir CSV dosyası değil.',
    ar: 'الملف `{path}` ليس بصيغة CSV.',
    hint: {
      en: 'In Excel choose Save As and the type “CSV UTF-8”, in Google Sheets File → Download → CSV. Put that file into the folder public.',
      tr: 'Excel’de Farklı Kaydet’i, ardından “CSV UTF-8” türünü seçin; Google E-Tablolar’da Dosya → İndir → CSV yolunu izleyin. Oluşan dosyayı public klasörüne koyun.',
      ar: 'في Excel اختر «حفظ باسم» ثم النوع «CSV UTF-8»، وفي «جداول بيانات Google» اختر «ملف» ثم «تنزيل» ثم CSV، وضع الملف الناتج في المجلد `public`.',
    },
  },
  'csv-encoding': {
    why: 'In another encoding letters such as ş or ع would reach visitors as wrong signs.',
    en: 'The letters in this table cannot be read: it is not saved in UTF-8.',
    tr: 'Bu tablodaki harfler okunamıyor, çünkü tablo UTF-8 kodlamasıyla kaydedilmemiş.',
    ar: 'تعذّرت قراءة حروف هذا الجدول، لأنه غير محفوظ بترميز UTF-8.',
    hint: {
      en: 'Save it again: in Excel choose Save As and the type “CSV UTF-8”, not only “CSV”.',
      tr: 'Yeniden kaydedin: Excel’de Farklı Kaydet’i açıp yalnızca “CSV” değil, “CSV UTF-8” türünü seçin.',
      ar: 'احفظه من جديد: في Excel اختر «حفظ باسم» ثم النوع «CSV UTF-8»، لا النوع «CSV» وحده.',
    },
  },
  'csv-too-long': {
    why: 'Nobody reads on a phone through tables of this length, and each visitor would have to load it.',
    en: 'The tables of this page are too long: {limit} rows at most fit on one.',
    tr: 'Bu sayfanın tabloları çok uzun: bir sayfaya en çok {limit} satır sığar.',
    ar: 'جداول هذه الصفحة أطول مما تتسع له صفحة. أقصى عدد للصفوف: {limit}.',
    hint: {
      en: 'Keep the rows that visitors look for, and offer the whole file with a link to it.',
      tr: 'Ziyaretçilerin aradığı satırları bırakın; tamamı için dosyanın kendisine bağlantı verin.',
      ar: 'أبقِ الصفوف التي يبحث عنها الزائر، وأتح الملف كاملًا من خلال رابط إليه.',
    },
  },
  'csv-without-rows': {
    why: 'The first line names the columns, so nothing is left that the table could show.',
    en: 'This table has no rows below its first line.',
    tr: 'Bu tabloda ilk satırın altında hiç satır yok.',
    ar: 'ليس في هذا الجدول أي صف تحت سطره الأول.',
    hint: {
      en: 'Let the names of the columns stand in the first line, and each row in a line below it.',
      tr: 'İlk satıra sütun adlarını, altındaki her satıra da tablonun bir satırını yazın.',
      ar: 'اكتب أسماء الأعمدة في السطر الأول، وكل صف في سطر تحته.',
    },
  },
  'csv-columns': {
    why: 'What stands in the file would appear under the name of another column.',
    en: 'The columns of this table: {count}. Those that `{key}` on the page gives names to: {wanted}.',
    tr: 'Bu tabloda {count} sütun var; sayfadaki `{key}` ise {wanted} sütuna ad veriyor.',
    ar: 'عدد أعمدة هذا الجدول {count}، أما `{key}` في الصفحة فيسمّي {wanted}.',
    hint: {
      en: 'Name each column of the file on the page, in the same order, or delete the columns that are not to be shown.',
      tr: 'Dosyanın her sütununa sayfada aynı sırayla ad verin veya gösterilmeyecek sütunları silin.',
      ar: 'سمِّ في الصفحة كل أعمدة الملف بالترتيب نفسه، أو احذف الأعمدة التي لا تريد عرضها.',
    },
  },
  'csv-row': {
    why: 'With one cell too few or too many, what follows would stand in the wrong column.',
    en: 'The cells of row {row}: {count}. The columns of the table: {wanted}.',
    tr: '{row}. satırda {count} hücre var; tabloda ise {wanted} sütun var.',
    ar: 'عدد الخلايا في الصف رقم {row}: {count}، وعدد أعمدة الجدول: {wanted}.',
    hint: {
      en: 'Add the cells that are missing. A comma inside of a cell needs quotation marks around the whole cell: "1,250".',
      tr: 'Eksik hücreleri ekleyin. İçinde ayırıcı işaret bulunan hücreyi bütünüyle tırnak içine alın: "1,250".',
      ar: 'أضف الخلايا الناقصة. وإذا وردت فاصلة داخل خلية فضع الخلية كلها بين علامتي اقتباس: "1,250".',
    },
  },
  'csv-open-quote': {
    why: 'All that follows would be one single cell.',
    en: 'A quotation mark opens a cell in row {row}, and nothing closes it.',
    tr: '{row}. satırdaki bir hücre tırnak işaretiyle açılmış ama kapatılmamış.',
    ar: 'في الصف رقم {row} خلية تبدأ بعلامة اقتباس لا تُغلقها علامة أخرى.',
    hint: {
      en: 'Write a second one at its end. A quotation mark that is to be shown is written twice: `5""`.',
      tr: 'Sonuna da bir tırnak koyun. Gösterilecek tırnak işareti iki kez yazılır: `5""`.',
      ar: 'ضع علامة أخرى في آخرها. أما العلامة التي تريد إظهارها فتُكتب مرتين: `5""`.',
    },
  },
} as const satisfies Readonly<Record<string, Message>>;
