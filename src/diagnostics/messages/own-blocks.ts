import type { Message } from '../message.ts';

/** Blocks that a site brings along. */
export const ownBlockMessages = {
  'block-name': {
    why: 'The name of the folder is what authors write after `type:`, and part of names in code.',
    en: '`{name}` cannot be the name of a block.',
    tr: '`{name}` bir bloğun adı olamaz.',
    ar: 'لا يصلح `{name}` اسمًا لكتلة.',
    hint: {
      en: 'Name its folder in small letters a to z, digits and dashes, as it stands after `type:`, for example `opening-hours`.',
      tr: 'Klasörünü, `type:` yanında yazıldığı gibi küçük a–z harfleri, rakam ve tire ile adlandırın, örneğin `opening-hours`.',
      ar: 'سمِّ مجلدها بحروف صغيرة من a إلى z وأرقام وشرطات كما يُكتب بعد `type:`، مثل `opening-hours`.',
    },
  },
  'block-without-schema': {
    why: 'Without a schema nothing of such a block can be checked, completed or described.',
    en: 'Nothing says what may stand in a block `{type}`.',
    tr: '`{type}` bloğunda neyin bulunabileceğini hiçbir dosya söylemiyor.',
    ar: 'لا ملف يحدّد ما يجوز أن تحويه الكتلة `{type}`.',
    hint: {
      en: 'Write {file}, or take the folder away if it is no block’s.',
      tr: '{file} dosyasını yazın; klasör bir bloğun değilse kaldırın.',
      ar: 'اكتب الملف {file}، أو احذف المجلد إن لم يكن لكتلة.',
    },
  },
  'block-without-component': {
    why: 'Pages would have a hole where the block stands.',
    en: 'The block `{type}` has no component that shows it.',
    tr: '`{type}` bloğunu gösterecek bileşen yok.',
    ar: 'ليس للكتلة `{type}` مكوّن يعرضها.',
    hint: {
      en: 'Write {file}, whose name follows from the folder’s.',
      tr: 'Adı klasörün adından gelen {file} dosyasını yazın.',
      ar: 'اكتب الملف {file}، واسمه مأخوذ من اسم المجلد.',
    },
  },
  'block-without-example': {
    why: 'The example is what new pages begin with, what editors propose, and what the catalogue and the reference of blocks show.',
    en: 'The block `{type}` has no example.',
    tr: '`{type}` bloğunun örneği yok.',
    ar: 'ليس للكتلة `{type}` مثال.',
    hint: {
      en: 'Write {file}: a block `type: {type}` with every field, in all languages of the site.',
      tr: '{file} dosyasını yazın: her alanı, sitenin bütün dillerinde taşıyan bir `type: {type}` bloğu.',
      ar: 'اكتب الملف {file}: كتلة `type: {type}` فيها كل الحقول بجميع لغات الموقع.',
    },
  },
  'block-without-export': {
    why: 'Blocks, and parts of header and footer, are put in their places by what their files export.',
    en: 'This file does not export `{name}`.',
    tr: 'Bu dosya `{name}` adını dışa aktarmıyor.',
    ar: 'هذا الملف لا يصدّر `{name}`.',
    hint: {
      en: 'The parts of a block, and of header and footer, are found by their names. Write `export` before it, and call it `{name}`.',
      tr: 'Bir bloğun, üst bilginin ve alt bilginin parçaları adlarıyla bulunur. Başına `export` yazın ve adını `{name}` yapın.',
      ar: 'تُعرف أجزاء الكتلة والترويسة والتذييل بأسمائها. اكتب `export` قبله وسمِّه `{name}`.',
    },
  },
  'block-without-behaves': {
    why: 'A block is HTML in the browser and stays so, unless its component says that it does something there: its buttons would be dead.',
    en: 'This does something in the browser, but `{name}` does not say that it behaves.',
    tr: 'Bu, tarayıcıda bir iş yapıyor, ama `{name}` davrandığını söylemiyor.',
    ar: 'هذا يعمل شيئًا في المتصفح، لكن `{name}` لا يقول إنه يتفاعل.',
    hint: {
      en: 'Write `{name}.behaves = true;` below the component in {file}, or have `pages-as-data migrate` write it; or do without handlers, state and effects.',
      tr: '{file} dosyasında bileşenin altına `{name}.behaves = true;` yazın ya da `pages-as-data migrate` yazsın; ya da olay işleyici, durum ve etki kullanmayın.',
      ar: 'اكتب `{name}.behaves = true;` تحت المكوّن في {file}، أو دع `pages-as-data migrate` يكتبها؛ أو استغنِ عن معالجات الأحداث والحالة والتأثيرات.',
    },
  },
  'block-of-other-type': {
    why: 'Pages would be checked for one name and shown by another.',
    en: 'This is written for a block `{type}`, but the folder is called `{name}`.',
    tr: 'Bu dosya `{type}` bloğu için yazılmış, ama klasörün adı `{name}`.',
    ar: 'كُتب هذا الملف للكتلة `{type}`، لكن اسم المجلد `{name}`.',
    hint: { en: 'Give both the same name.', tr: 'İkisine de aynı adı verin.', ar: 'اجعل الاسمين واحدًا.' },
  },
  'two-blocks': {
    why: 'Nobody could tell which of them a page means.',
    en: 'There are two blocks `{type}`: this one, and another in blocks/{name}.',
    tr: '`{type}` adında iki blok var: biri bu, öteki blocks/{name} klasöründe.',
    ar: 'توجد كتلتان باسم `{type}`: هذه، وأخرى في blocks/{name}.',
    hint: {
      en: 'Keep one of them, or give one of them another name: its folder, and what its files call it.',
      tr: 'Birini bırakın ya da birinin adını, hem klasöründe hem dosyalarında, değiştirin.',
      ar: 'أبقِ إحداهما، أو غيّر اسم إحداهما في مجلدها وفي ملفاتها.',
    },
  },
  'block-code': {
    why: 'The program that checks and builds the site is made with this code in it.',
    en: 'This code of the site cannot be run: {reason}.',
    tr: 'Sitenin bu kodu çalıştırılamıyor: {reason}.',
    ar: 'لا يمكن تشغيل شيفرة الموقع هذه: {reason}.',
    hint: {
      en: 'Correct it at this place. Nothing else is looked at before.',
      tr: 'Burada düzeltin. O zamana kadar başka hiçbir şeye bakılmaz.',
      ar: 'صحّحها في هذا الموضع. لا يُفحص شيء آخر قبل ذلك.',
    },
  },
  'theme-sheet': {
    why: 'Browsers would leave out what they cannot read, and what stands behind it.',
    en: 'This cannot be read as CSS: {reason}.',
    tr: 'Bu, CSS olarak okunamıyor: {reason}.',
    ar: 'لا يمكن قراءة هذا على أنه CSS: {reason}.',
    hint: {
      en: 'Correct it at this place: often a bracket, a colon or a semicolon is missing just before.',
      tr: 'Burada düzeltin: çoğu zaman hemen öncesinde bir ayraç, iki nokta ya da noktalı virgül eksiktir.',
      ar: 'صحّحه في هذا الموضع: غالبًا ما ينقص قبله مباشرةً قوس أو نقطتان أو فاصلة منقوطة.',
    },
  },
  'theme-foreign': {
    why: 'What visitors load comes from the site itself, and its policy forbids all else.',
    en: 'The style sheet loads `{url}`, which is not a file of this site.',
    tr: 'Stil sayfası `{url}` adresini yüklüyor; bu, sitenin bir dosyası değil.',
    ar: 'تحمّل ورقة الأنماط `{url}`، وهو ليس ملفًا من ملفات هذا الموقع.',
    hint: {
      en: 'Put the file into `public/` and write its address from there, such as `/pictures/paper.webp`; fonts are named in site.yaml under `theme.fonts`.',
      tr: 'Dosyayı `public/` klasörüne koyup adresini oradan yazın, örneğin `/pictures/paper.webp`; yazı tipleri site.yaml içinde `theme.fonts` altında adlandırılır.',
      ar: 'ضع الملف في `public/` واكتب عنوانه ابتداءً منه، مثل `/pictures/paper.webp`؛ أما الخطوط فتُسمّى في site.yaml تحت `theme.fonts`.',
    },
  },
  'block-throws': {
    why: 'The page would reach visitors without this block.',
    en: 'The block `{type}` cannot be shown in {language}: {reason} ({where}).',
    tr: '`{type}` bloğu gösterilemiyor ({language}): {reason} ({where}).',
    ar: 'لا يمكن عرض الكتلة `{type}` ({language}): {reason} ({where}).',
    hint: {
      en: 'Its component ended with this error. Correct the component there, or what stands in this block.',
      tr: 'Bileşeni bu hatayla durdu. Bileşeni orada ya da bu blokta yazanı düzeltin.',
      ar: 'توقّف مكوّنها بهذا الخطأ. صحّح المكوّن هناك، أو ما كُتب في هذه الكتلة.',
    },
  },
} as const satisfies Record<string, Message>;
