import type { Message } from '../message.ts';

const HOW_TO_MIGRATE = {
  en: 'Run `npx pages-as-data migrate`: it rewrites what is written otherwise now, and shows that the pages stay the same.',
  tr: 'Şu komutu çalıştırın: `npx pages-as-data migrate`. Yazımı değişen yerleri yeniler ve sayfaların aynı kaldığını gösterir.',
  ar: 'شغّل الأمر `npx pages-as-data migrate`، فهو يعيد كتابة ما تغيّرت طريقة كتابته، ويُظهر أن الصفحات بقيت كما هي.',
} as const;

/** Files that cannot be read, or hold too much. */
export const fileMessages = {
  'file-unreadable': {
    why: 'What stands in a file that cannot be opened cannot be checked or published.',
    en: 'This file cannot be read: {reason}.',
    tr: 'Bu dosya okunamıyor: {reason}.',
    ar: 'تعذّرت قراءة هذا الملف: {reason}.',
    hint: {
      en: 'Check that it exists, that you may open it, and that it is not a broken link.',
      tr: 'Dosyanın yerinde durduğundan, onu açma izniniz olduğundan ve bozuk bir kısayol olmadığından emin olun.',
      ar: 'تأكد من أن الملف موجود، وأن لديك صلاحية فتحه، وأنه ليس اختصارًا معطّلًا.',
    },
  },
  'file-too-large': {
    why: 'A text of this size is hardly ever written by hand, and it would make every check slow. The file is not read at all.',
    en: 'This file is larger than {limit} kB.',
    tr: 'Bu dosya {limit} kB sınırını aşıyor.',
    ar: 'حجم هذا الملف أكبر من {limit} كيلوبايت.',
    hint: {
      en: 'Split it: move blocks into a file whose name begins with _ and bring them in with `include:`.',
      tr: 'Dosyayı bölün: blokları, adı _ ile başlayan bir dosyaya taşıyın ve `include:` ile sayfaya ekleyin.',
      ar: 'قسّم الملف: انقل بعض الكتل إلى ملف يبدأ اسمه بالرمز `_` ثم أدرجها في الصفحة باستخدام `include:`.',
    },
  },
  'file-not-text': {
    why: 'Word processors store more than words. In another encoding letters such as ş or ع would reach visitors as wrong signs.',
    en: 'This file is not plain text in UTF-8.',
    tr: 'Bu dosya UTF-8 kodlamalı düz metin değil.',
    ar: 'هذا الملف ليس نصًا عاديًا بترميز UTF-8.',
    hint: {
      en: 'Save it as plain text in UTF-8; many editors ask for it as “encoding”. A page written in a word processor has to be copied into a plain text file.',
      tr: 'UTF-8 kodlamasıyla düz metin olarak kaydedin; kodlama çoğu programda “Farklı kaydet” penceresinde seçilir. Kelime işlemcide yazılmış bir sayfanın düz metin dosyasına kopyalanması gerekir.',
      ar: 'احفظه بصيغة نص عادي وبترميز UTF-8. وإذا كُتبت الصفحة في برنامج لتحرير المستندات، فانسخ محتواها إلى ملف نصي عادي.',
    },
  },
  'file-empty': {
    why: 'An empty file has no title and no block, so visitors would get an address with nothing on it.',
    en: 'This file is empty.',
    tr: 'Bu dosya boş.',
    ar: 'هذا الملف فارغ.',
    hint: { en: '{remedy}.', tr: '{remedy}.', ar: '{remedy}.' },
  },
  'file-outside': {
    why: 'A site has to be complete in its own folder: a file elsewhere is missing on every other computer, and may hold what nobody meant to publish.',
    en: '`{path}` leads out of the folder of this site.',
    tr: '`{path}` yolu bu sitenin klasörünün dışına çıkıyor.',
    ar: 'المسار `{path}` يقود إلى خارج مجلد هذا الموقع.',
    hint: {
      en: 'Only files inside the site’s folder can be used. Write the path from the folder pages, beginning with a slash.',
      tr: 'Yalnızca sitenin klasöründeki dosyalar kullanılabilir. Yolu pages klasöründen başlayarak, başına eğik çizgi koyarak yazın.',
      ar: 'لا يمكن استخدام سوى الملفات الموجودة داخل مجلد الموقع. اكتب المسار بدءًا من المجلد `pages`، وفي أوله شرطة مائلة.',
    },
  },
  'too-deep': {
    why: 'Nobody can read lines nested this deep, and reading them may take a computer down.',
    en: 'The lines are nested more than {limit} levels deep.',
    tr: 'İç içe geçen satırlar {limit} düzey sınırını aşıyor.',
    ar: 'عدد مستويات تداخل الأسطر يتجاوز الحد المسموح به، وهو {limit}.',
    hint: {
      en: 'A page needs about eight levels. Look for a bracket or a dash that was repeated by mistake.',
      tr: 'Bir sayfaya sekiz düzey kadarı yeter. Yanlışlıkla tekrarlanmış bir parantez ya da tire arayın.',
      ar: 'تكفي ثمانية مستويات تقريبًا لأي صفحة. ابحث عن قوس مكرر أو شرطة مكررة بالخطأ.',
    },
  },
  'more-errors': {
    why: 'One slip can lead to hundreds of messages. The first ones mostly explain the rest.',
    en: 'This file has more than {limit} mistakes; the others are not shown.',
    tr: 'Bu dosyada {limit} taneden fazla hata var; kalanları gösterilmiyor.',
    ar: 'في هذا الملف أكثر من {limit} خطأ، ولا يظهر ما زاد على ذلك.',
    hint: {
      en: 'Put these right, then check again.',
      tr: 'Önce bunları düzeltin, sonra yeniden denetleyin.',
      ar: 'أصلح هذه الأخطاء أولًا، ثم أعد الفحص.',
    },
  },
  'more-warnings': {
    severity: 'warning',
    why: 'A long list hides what matters in it. The ones that are left out come up once these are dealt with.',
    en: 'This file gives more than {limit} warnings; the others are not shown.',
    tr: 'Bu dosyada {limit} taneden fazla uyarı var; kalanları gösterilmiyor.',
    ar: 'في هذا الملف أكثر من {limit} تحذير، ولا يظهر ما زاد على ذلك.',
    hint: {
      en: 'Look at these, then check again.',
      tr: 'Önce bunlara bakın, sonra yeniden denetleyin.',
      ar: 'راجع هذه التحذيرات أولًا، ثم أعد الفحص.',
    },
  },
  'more-messages': {
    severity: 'warning',
    why: 'A few hundred messages are more than anybody reads at once, and many of them often have one cause.',
    en: 'Only {limit} messages are shown. Left: {count}, in files: {files}.',
    tr: 'Yalnızca {limit} ileti gösteriliyor. Kalan ileti: {count}; bulundukları dosya: {files}.',
    ar: 'لا تظهر إلا {limit} رسالة. عدد الرسائل الباقية {count}، وعدد ملفاتها {files}.',
    hint: {
      en: 'Put right what is shown, then check again.',
      tr: 'Gösterilenleri düzeltin, sonra yeniden denetleyin.',
      ar: 'أصلح ما يظهر منها، ثم أعد الفحص.',
    },
  },
  'check-ended': {
    why: 'Nobody reads thousands of messages, and memory would not hold those of any number of pages.',
    en: 'So many mistakes have been found that the pages from this one on have not been looked at.',
    tr: 'O kadar çok hata bulundu ki bu sayfadan sonrasına bakılmadı.',
    ar: 'وُجدت أخطاء كثيرة جدًّا، فلم تُفحص هذه الصفحة ولا ما بعدها.',
    hint: {
      en: 'Put right what is shown, then check again.',
      tr: 'Önce gösterilenleri düzeltin, sonra yeniden denetleyin.',
      ar: 'أصلح ما يظهر منها أولًا، ثم أعد الفحص.',
    },
  },
  'more-files': {
    why: 'Nobody reads thousands of messages, and a folder may hold any number of files.',
    en: 'More than {limit} files cannot stay as they are; from this one on they are not told.',
    tr: 'Olduğu gibi kalamayacak dosyaların sayısı {limit} sınırını aşıyor; bu dosyadan sonrakiler bildirilmiyor.',
    ar: 'تجاوز عدد الملفات التي لا يمكن أن تبقى كما هي الحد المسموح به، وهو {limit}، فلا يُذكر هذا الملف ولا ما بعده.',
    hint: {
      en: 'Look for a folder that somebody has put here by mistake, and take it out.',
      tr: 'Buraya yanlışlıkla konmuş bir klasör arayın ve onu çıkarın.',
      ar: 'ابحث عن مجلد وُضع هنا خطأً وأخرجه.',
    },
  },
  'too-much-work': {
    why: 'A check ends within seconds whatever somebody proposes, so work that grows beyond what is written has an end.',
    en: 'All pages together make far more work than their length: from this one on they have not been looked at.',
    tr: 'Sayfaların hepsi birlikte uzunluklarına göre çok fazla iş çıkarıyor: bu sayfadan sonrasına bakılmadı.',
    ar: 'تتطلب الصفحات مجتمعةً عملًا أكثر بكثير مما يوحي به طولها، فلم تُفحص هذه الصفحة ولا ما بعدها.',
    hint: {
      en: 'Look for thousands of pages or entries with hardly a word each, or for texts in very many languages, and publish fewer of them.',
      tr: 'Neredeyse hiç söz içermeyen binlerce sayfa ya da maddeyi, çok fazla dilde gösterilen metinleri arayın; bunların daha azını yayımlayın.',
      ar: 'ابحث عن آلاف الصفحات أو العناصر التي تكاد تخلو من الكلام، أو عن نصوص تظهر بلغات كثيرة جدًّا، وانشر عددًا أقل منها.',
    },
  },
  'suggestions-ended': {
    severity: 'warning',
    why: 'Looking for the nearest name takes time, so it is done for a limited number of names in one run.',
    en: 'So many names are misspelt that some of them got no suggestion.',
    tr: 'Yanlış yazılmış çok fazla ad var; bu yüzden bazıları için öneri aranmadı.',
    ar: 'الأسماء المكتوبة خطأً كثيرة جدًّا، فلم يُبحث لكلٍّ منها عن اقتراح.',
    hint: {
      en: 'Put right what is shown, then check again.',
      tr: 'Gösterilenleri düzeltin, sonra yeniden denetleyin.',
      ar: 'أصلح ما يظهر منها، ثم أعد الفحص.',
    },
  },
  'too-many-values': {
    why: 'A few lines can repeat each other into millions. The check would run out of memory over them.',
    en: 'With all that it repeats, this file has more than {limit} values.',
    tr: 'Bu dosya, tekrarlanan bölümleriyle birlikte {limit} değer sınırını aşıyor.',
    ar: 'عدد القيم في هذا الملف بعد فك التكرارات يتجاوز الحد المسموح به، وهو {limit}.',
    hint: {
      en: 'Look for an alias (`*name`) that repeats a large part again and again.',
      tr: 'Büyük bir bölümü tekrar tekrar kullanan bir takma ad (`*ad`) arayın.',
      ar: 'ابحث عن اسم مستعار (`*name`) يكرر جزءًا كبيرًا مرة بعد مرة.',
    },
  },
  'too-many-included': {
    why: 'A page of this size would be slow to build, slow to load and too long to read.',
    en: 'With what it includes, this page has more than {limit} values.',
    tr: 'Bu sayfa, içine eklenen parça dosyalarla birlikte {limit} değer sınırını aşıyor.',
    ar: 'عدد القيم في هذه الصفحة مع ما تضمّه يتجاوز الحد المسموح به، وهو {limit}.',
    hint: {
      en: 'Include less, or split the page. A long text counts as several values.',
      tr: 'Daha az parça dosya ekleyin ya da sayfayı bölün. Uzun bir metin birkaç değer sayılır.',
      ar: 'قلّل ما تضمّه الصفحة، أو قسّمها. النص الطويل يُحسب بعدة قيم.',
    },
  },
  'included-too-deep': {
    why: 'Nobody could tell any more where a page has its words from, and reading it would take longer with each file.',
    en: 'The page uses a file that uses a file, and so on: more than {limit} in a row.',
    tr: 'Sayfa bir dosyayı, o dosya bir başkasını kullanıyor; böyle art arda gelen dosya sayısı {limit} sınırını aşıyor.',
    ar: 'تستخدم الصفحة ملفًا يستخدم ملفًا آخر وهكذا، وقد تجاوز عدد الملفات المتتالية الحد المسموح به، وهو {limit}.',
    hint: {
      en: 'Let the page itself include what it needs, side by side, and give it one template.',
      tr: 'Gerekenleri sayfanın kendisine yan yana `include` satırlarıyla ekleyin ve ona tek bir şablon verin.',
      ar: 'ليُدرج ملف الصفحة نفسه ما تحتاج إليه سطرًا بعد سطر، وليكن لها قالب واحد.',
    },
  },
  'too-much-repeated': {
    why: 'A few lines that make a whole site’s work would hold up everybody whose changes are checked after them.',
    en: 'All pages together show far more than is written for them: the same blocks or facts, again and again.',
    tr: 'Bütün sayfalar birlikte, kendilerinde yazılandan çok daha fazlasını gösteriyor: aynı bloklar ya da değerler (facts) tekrar tekrar geçiyor.',
    ar: 'تعرض الصفحات مجتمعةً أكثر بكثير مما كُتب فيها: كتل أو قيم (facts) بعينها تتكرر مرة بعد مرة.',
    hint: {
      en: 'Include fewer blocks, and use long facts in fewer places.',
      tr: 'Daha az blok ekleyin, uzun değerleri daha az yerde kullanın.',
      ar: 'قلّل الكتل المدرجة، واستخدم القيم الطويلة في مواضع أقل.',
    },
  },
  'too-many-placeholders': {
    why: 'Facts that bring in one another can make one sentence grow without end. A text that people read needs a few at most.',
    en: 'This text has more than {limit} placeholders, or grows beyond measure once they are filled in.',
    tr: 'Bu metinde {limit} taneden fazla yer tutucu var ya da yer tutucular doldurulunca metin aşırı uzuyor.',
    ar: 'عدد العناصر النائبة في هذا النص أكبر من {limit}، أو أن النص يطول كثيرًا عند ملئها.',
    hint: {
      en: 'Use fewer, and look for facts that use each other again and again.',
      tr: 'Daha az yer tutucu kullanın; birbirini tekrar tekrar kullanan değerler (facts) olup olmadığına bakın.',
      ar: 'استخدم عددًا أقل، وابحث عن قيم (facts) يستخدم بعضها بعضًا مرارًا.',
    },
  },
  'too-many-blocks': {
    why: 'Nobody scrolls through so many sections, and the page would be slow to load.',
    en: 'This page has more than {limit} blocks.',
    tr: 'Bu sayfadaki blok sayısı {limit} sınırını aşıyor.',
    ar: 'عدد الكتل في هذه الصفحة يتجاوز الحد المسموح به، وهو {limit}.',
    hint: {
      en: 'Look for an include that repeats others again and again, or split the page.',
      tr: 'Başka parça dosyaları tekrar tekrar ekleyen bir `include` satırı arayın ya da sayfayı bölün.',
      ar: 'ابحث عن سطر `include` يكرر أجزاء أخرى مرة بعد مرة، أو قسّم الصفحة.',
    },
  },
  'no-site-file': {
    why: 'The file says what the languages, the menus and the address of the site are; without it there is no site.',
    en: 'There is no site.yaml in this folder.',
    tr: 'Bu klasörde site.yaml dosyası yok.',
    ar: 'لا يوجد ملف `site.yaml` في هذا المجلد.',
    hint: {
      en: 'Run the command in the folder that holds site.yaml and pages, or name that folder with --root.',
      tr: 'Komutu site.yaml dosyası ile pages klasörünün bulunduğu klasörde çalıştırın ya da o klasörü --root ile belirtin.',
      ar: 'شغّل الأمر في المجلد الذي يحتوي على `site.yaml` و`pages`، أو حدّد ذلك المجلد باستخدام `--root`.',
    },
  },
  'site-file-name': {
    why: 'The site’s settings are looked for under this one name, so under any other they are not found.',
    en: '`{name}` has to be named site.yaml.',
    tr: '`{name}` dosyasının adı site.yaml olmalı.',
    ar: 'يجب أن يكون اسم الملف `{name}` هو `site.yaml`.',
    hint: {
      en: 'Rename the file, in small letters. Show the endings of file names if your computer hides them.',
      tr: 'Dosyaya bu adı küçük harflerle verin. Bilgisayarınız dosya uzantılarını gizliyorsa önce onları görünür yapın.',
      ar: 'أعد تسمية الملف بأحرف صغيرة. وإذا كان حاسوبك يخفي امتدادات الملفات، فأظهرها أولًا.',
    },
  },
  'collection-file-name': {
    why: 'A folder’s pages are entries of a collection when this one file says so. Under any other name nobody looks for it.',
    en: '`{name}` has to be named _collection.yaml.',
    tr: '`{name}` dosyasının adı _collection.yaml olmalı.',
    ar: 'يجب أن يكون اسم الملف `{name}` هو `_collection.yaml`.',
    hint: {
      en: 'Rename the file, with the underscore at its beginning. A page needs `meta:` and `blocks:` instead.',
      tr: 'Dosyanın adını başındaki alt çizgiyle birlikte değiştirin. Sayfa olacaksa `meta:` ve `blocks:` gerekir.',
      ar: 'أعد تسمية الملف مع الشرطة السفلية في أوله. وإن كان صفحة فهي تحتاج إلى `meta:` و`blocks:`.',
    },
  },
  'older-site': {
    why: 'Fields get other names and places as the engine grows. Told one by one, they would look like dozens of mistakes that nobody made.',
    en: 'This site is written for version {version}; version {newest} is in use here.',
    tr: 'Bu site {version}. sürüme göre yazılmış; burada {newest}. sürüm kullanılıyor.',
    ar: 'كُتب هذا الموقع للإصدار {version}، والمستخدم هنا هو الإصدار {newest}.',
    hint: HOW_TO_MIGRATE,
  },
  'newer-site': {
    why: 'Fields that this engine does not know yet would all be called misspelt, and what they ask for would be missing on the pages.',
    en: 'This site is written for version {version}; the newest version that is known here is {newest}.',
    tr: 'Bu site {version}. sürüme göre yazılmış; burada bilinen en yeni sürüm ise {newest}.',
    ar: 'كُتب هذا الموقع للإصدار {version}، وأحدث إصدار معروف هنا هو {newest}.',
    hint: {
      en: 'Install the newest package: `npm install pages-as-data@latest`.',
      tr: 'Paketin en yeni sürümünü kurun: `npm install pages-as-data@latest`.',
      ar: 'ثبّت أحدث نسخة من الحزمة: `npm install pages-as-data@latest`.',
    },
  },
  'older-block': {
    why: 'The block was right when it was written. Its fields have other names or places now, which a command can give them.',
    en: 'This `{type}` block is written for version {version}.',
    tr: 'Bu `{type}` bloğu {version}. sürüme göre yazılmış.',
    ar: 'كُتبت كتلة `{type}` هذه للإصدار {version}.',
    hint: HOW_TO_MIGRATE,
  },
} as const satisfies Record<string, Message>;
