import type { Message } from '../message.ts';

/** Links, pictures, icons, and what a text may hold. */
/** A block with a frame, of which only its address is left to be written. */
const FILM =
  '- type: embedded\n  label: { all: Play }\n  note: { all: Films }\n  source: { label: { all: There }, link: https://films.example.com }\n';

export const linkMessages = {
  'dead-link': {
    fix: true,
    why: 'Visitors who follow the link would find the page for addresses that do not exist.',
    en: 'There is no page `{target}`.',
    tr: '`{target}` adresinde bir sayfa yok.',
    ar: 'لا توجد صفحة بالمسار `{target}`.',
    hint: {
      en: '{suggestion}Write the page’s path from its file name, without a language: pages/about-us.yaml is /about-us.',
      tr: '{suggestion}Sayfanın yolunu dosya adına göre, dil eklemeden yazın: pages/about-us.yaml dosyasının yolu /about-us olur.',
      ar: '{suggestion}اكتب مسار الصفحة اعتمادًا على اسم ملفها ومن دون لغة: الملف `pages/about-us.yaml` مساره `/about-us`.',
    },
    example: {
      before: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contakt\n',
      after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact\n',
      details: { target: '/contakt', suggestion: '/contact' },
    },
  },
  'dead-link-everywhere': {
    why: 'Every one of these links leads to the page for addresses that do not exist. Most often the page was renamed or deleted.',
    en: 'There is no page `{target}`, but {count} links lead to it.',
    tr: '`{target}` adlı bir sayfa yok, ama {count} bağlantı oraya gidiyor.',
    ar: 'لا توجد صفحة `{target}`، وعدد الروابط المؤدية إليها {count}.',
    hint: {
      en: '{suggestion}Give the page its name back, or change the links. A line `formerly: [{target}]` in the page that took its place leads visitors on.',
      tr: '{suggestion}Sayfaya eski adını verin ya da bağlantıları değiştirin. Yerini alan sayfaya yazılan `formerly: [{target}]` satırı ziyaretçileri yönlendirir.',
      ar: '{suggestion}أعد إلى الصفحة اسمها، أو غيّر الروابط. والسطر `formerly: [{target}]` في الصفحة التي حلت محلها ينقل الزوار إليها.',
    },
  },
  'draft-linked': {
    why: 'Visitors who follow the links would find the page for addresses that do not exist.',
    en: 'This page is not published, and {count} links lead to it.',
    tr: 'Bu sayfa yayımda değil, ama {count} bağlantı buraya geliyor.',
    ar: 'هذه الصفحة غير منشورة، وعدد الروابط المؤدية إليها {count}.',
    hint: {
      en: 'Delete the line `draft: true` when the page is finished; a page with `scheduled` or `expires` is published between these days. Until then, take away the links to `{target}`, in the menus too.',
      tr: 'Sayfa bitince `draft: true` satırını silin; `scheduled` ya da `expires` yazılmış bir sayfa yalnızca bu günler arasında yayımda kalır. O zamana kadar menülerdekiler dâhil `{target}` bağlantılarını kaldırın.',
      ar: 'احذف السطر `draft: true` حين تكتمل الصفحة؛ أما الصفحة التي فيها `scheduled` أو `expires` فتُنشر بين هذين اليومين فقط. وإلى ذلك الحين أزل الروابط إلى `{target}`، ومنها ما في القوائم.',
    },
  },
  'expired-link': {
    why: 'A page is taken away after the day that its `expires` names; links and menus that still lead to it lead to the page for addresses that do not exist.',
    en: 'The page `{target}` was published until {day}, and this link still leads to it.',
    tr: '`{target}` sayfası {day} tarihine kadar yayımdaydı, ama bu bağlantı hâlâ oraya gidiyor.',
    ar: 'نُشرت الصفحة `{target}` حتى {day}، ولا يزال هذا الرابط يؤدي إليها.',
    hint: {
      en: 'Take the link away, in a menu the whole entry; or give the page a later day at `expires`.',
      tr: 'Bağlantıyı kaldırın, menüdeyse bütün girdiyi silin; ya da sayfanın `expires` gününü ileri alın.',
      ar: 'احذف الرابط، وإن كان في قائمة فاحذف بندها كله؛ أو أخّر يوم `expires` في الصفحة.',
    },
  },
  'renamed-page': {
    why: 'A file’s name is its address: every link to the old one leads to the page for addresses that do not exist.',
    en: 'Nothing leads to this page, but {count} links lead to `{target}`, where there is none.',
    tr: 'Bu sayfaya hiçbir yerden gidilmiyor, ama {count} bağlantı olmayan `{target}` sayfasına gidiyor.',
    ar: 'لا يؤدي أي رابط إلى هذه الصفحة، بينما تؤدي {count} من الروابط إلى `{target}`، ولا صفحة هناك.',
    hint: {
      en: 'If this page was renamed, write `{route}` in those links, and add `formerly: [{target}]` here for visitors who know the old address.',
      tr: 'Sayfanın adı değiştiyse o bağlantılara `{route}` yazın; eski adresi bilen ziyaretçiler için buraya `formerly: [{target}]` ekleyin.',
      ar: 'إن كان اسم الصفحة قد تغيّر فاكتب `{route}` في تلك الروابط، وأضف هنا `formerly: [{target}]` لمن يعرف العنوان القديم.',
    },
  },
  'dead-anchor': {
    why: 'The link would lead to the top of the page, not to the section that it promises.',
    en: 'No section is named `#{anchor}` on {where}.',
    tr: '`#{anchor}` adlı bir bölüm {where} yok.',
    ar: 'لا يوجد قسم باسم `#{anchor}` في {where}.',
    hint: {
      en: '{suggestion}Give the section that you mean a line `id: {anchor}`.',
      tr: '{suggestion}Kastettiğiniz bölüme `id: {anchor}` satırını ekleyin.',
      ar: '{suggestion}أضف السطر `id: {anchor}` إلى القسم المقصود.',
    },
    example: {
      before:
        '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact#from\n',
      after:
        '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact#form\n',
      details: { anchor: 'from', where: { phrase: 'thePage', value: '/contact' }, suggestion: '/contact#form' },
    },
  },
  'hidden-anchor': {
    why: 'Hidden sections are not on the published page, so the link would lead to its top.',
    en: 'The section `#{anchor}` of {where} is hidden, so the link leads nowhere.',
    tr: '`#{anchor}` bölümü {where} gizli olduğu için bağlantı hiçbir yere gitmiyor.',
    ar: 'القسم `#{anchor}` في {where} مخفيّ، فلا يؤدي الرابط إلى شيء.',
    hint: {
      en: 'Delete the line `hidden: true` of the section to show it again, or let the link lead elsewhere.',
      tr: 'Yeniden görünmesi için bölümün `hidden: true` satırını silin ya da bağlantıyı başka bir yere yönlendirin.',
      ar: 'احذف السطر `hidden: true` من القسم ليظهر من جديد، أو وجّه الرابط إلى مكان آخر.',
    },
  },
  'dead-anchor-everywhere': {
    why: 'A link to a section that is gone leaves visitors at the top of the page. Where many lead there, the section was probably renamed or lost its name.',
    en: 'No section is named `#{anchor}`, but {count} links lead to it.',
    tr: '`#{anchor}` adlı bir bölüm yok, ama {count} bağlantı oraya gidiyor.',
    ar: 'لا يوجد قسم باسم `#{anchor}`، وتؤدي إليه روابط عددها {count}.',
    hint: {
      en: 'Give the section that you mean a line `id: {anchor}`, or change the links.',
      tr: 'Kastettiğiniz bölüme `id: {anchor}` satırını ekleyin ya da bağlantıları değiştirin.',
      ar: 'أضف السطر `id: {anchor}` إلى القسم المقصود، أو غيّر الروابط.',
    },
  },
  'file-of-computer': {
    why: 'The file lies on one computer. Nobody else could open it, and the address would tell the name of whoever works there.',
    en: '`{target}` is a file on your own computer.',
    tr: '`{target}` kendi bilgisayarınızdaki bir dosya.',
    ar: 'الملف `{target}` موجود على حاسوبك أنت.',
    hint: {
      en: 'Put the file into the folder public and write its path from there: `{path}`.',
      tr: 'Dosyayı public klasörüne koyun ve yolunu oradan başlatarak yazın: `{path}`.',
      ar: 'ضع الملف في المجلد public واكتب مساره ابتداءً منه: `{path}`.',
    },
  },
  'bad-link': {
    fix: true,
    why: 'The link would do nothing, or something unsafe. Every other kind of address is refused.',
    en: '`{target}` is not a link that this site can use.',
    tr: '`{target}` bu sitede kullanılabilecek bir bağlantı değil.',
    ar: 'الرابط `{target}` غير صالح للاستخدام في هذا الموقع.',
    hint: {
      en: '{suggestion}Write the path of a page, beginning with a slash, the name of a section behind `#`, or an address that begins with https://, mailto: or tel:.',
      tr: '{suggestion}Bir sayfanın eğik çizgiyle başlayan yolunu, `#` işaretinden sonra bir bölümün adını ya da https://, mailto: veya tel: ile başlayan bir adres yazın.',
      ar: '{suggestion}اكتب مسار صفحة يبدأ بشرطة مائلة، أو اسم قسم بعد العلامة `#`، أو عنوانًا يبدأ بأحد الرموز `https://` أو `mailto:` أو `tel:`.',
    },
    example: {
      before:
        '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: www.example.com\n',
      after:
        '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: https://www.example.com\n',
      details: { target: 'www.example.com', suggestion: 'https://www.example.com' },
    },
  },
  'number-without-country': {
    why: 'WhatsApp takes a number with its country’s code only; any other opens no chat.',
    en: '`{target}` is a number as it is dialled within its country; from elsewhere it reaches nobody.',
    tr: '`{target}` yurt içinde çevrilen bir numara; yurt dışından kimseye ulaşmaz.',
    ar: 'الرقم `{target}` مكتوب كما يُطلب داخل بلده، فلا يصل به أحد من خارجه.',
    hint: {
      en: 'Write `{right}`, with the country’s code where the dots are.',
      tr: 'Noktaların yerine ülke kodunu koyarak `{right}` yazın.',
      ar: 'اكتب `{right}` واضعًا رمز البلد مكان النقاط.',
    },
  },
  'not-dialled': {
    why: 'A telephone dials digits only, and a link with anything else calls nobody.',
    en: '`{target}` has letters, and no telephone can dial them.',
    tr: '`{target}` içinde harfler var; hiçbir telefon bunları çeviremez.',
    ar: 'في `{target}` حروف لا يمكن لأي هاتف أن يطلبها.',
    hint: {
      en: 'Write the number in digits, beginning with its country’s code: `tel:+90…`.',
      tr: 'Numarayı ülke koduyla başlayarak rakamlarla yazın: `tel:+90…`.',
      ar: 'اكتب الرقم بالأرقام مبتدئًا برمز البلد: `tel:+90…`.',
    },
  },
  'former-link': {
    severity: 'warning',
    fix: true,
    why: 'The old address leads on, but it takes every visitor one answer of the server more, and search engines see a link to what has gone.',
    en: '`{target}` is an earlier address of the page.',
    tr: '`{target}` sayfanın önceki adresi.',
    ar: '`{target}` عنوان سابق للصفحة.',
    hint: {
      en: '{suggestion}Link to the address that it has now: visitors get there without a detour.',
      tr: '{suggestion}Bağlantıyı şimdiki adrese verin: ziyaretçiler dolaşmadan ulaşır.',
      ar: '{suggestion}اجعل الرابط إلى عنوانها الحالي، ليصل إليها الزوار مباشرة.',
    },
    example: {
      before:
        '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /write-to-us\n',
      after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact\n',
      details: { target: '/write-to-us', suggestion: '/contact' },
    },
  },
  'duplicate-anchor': {
    why: 'Links lead to the first of the two only; nobody reaches the second.',
    en: 'Two sections of this page are named `{anchor}`.',
    tr: 'Bu sayfada `{anchor}` adlı iki bölüm var.',
    ar: 'يوجد في هذه الصفحة قسمان باسم `{anchor}`.',
    hint: {
      en: 'Give one of them another `id`, or delete one where both are the same.',
      tr: 'Birine başka bir `id` verin; ikisi aynıysa birini silin.',
      ar: 'غيّر قيمة `id` في أحدهما، أو احذف أحدهما إن كانا متطابقين.',
    },
    example: {
      before:
        '- type: text\n  id: prices\n  title: { all: Prices }\n- type: text\n  id: prices\n  title: { all: Costs }\n',
      after:
        '- type: text\n  id: prices\n  title: { all: Prices }\n- type: text\n  id: costs\n  title: { all: Costs }\n',
      details: { anchor: 'prices' },
    },
  },
  'reserved-id': {
    why: 'What runs on the page looks for its own part by that name, and would find the section in its place.',
    en: 'No section can be named `{id}`: a part of every page has that name.',
    tr: 'Hiçbir bölümün adı `{id}` olamaz: her sayfanın bir parçası bu adı taşıyor.',
    ar: 'لا يمكن تسمية قسم `{id}`، فهو اسم جزء من كل صفحة.',
    hint: {
      en: 'Give the section another `id`, and change the links to it.',
      tr: 'Bölüme başka bir `id` verin ve ona giden bağlantıları da değiştirin.',
      ar: 'أعطِ القسم `id` آخر، وغيّر الروابط التي تقود إليه.',
    },
  },
  'missing-image': {
    fix: true,
    why: 'Visitors would see the sign of a broken picture.',
    en: 'There is no picture `{src}`.',
    tr: '`{src}` görseli bulunamadı.',
    ar: 'لا توجد صورة بالمسار `{src}`.',
    hint: {
      en: '{suggestion}Put the file into the folder public and write its path from there, beginning with a slash.',
      tr: '{suggestion}Dosyayı public klasörüne koyun ve yolunu bu klasörden başlayarak, başına eğik çizgi koyarak yazın.',
      ar: '{suggestion}ضع الملف في المجلد `public` واكتب مساره بدءًا من ذلك المجلد، وفي أوله شرطة مائلة.',
    },
    example: {
      before: '- type: hero\n  title: { all: Prices }\n  picture:\n    src: /flg.svg\n    alt: { all: A flag }\n',
      after: '- type: hero\n  title: { all: Prices }\n  picture:\n    src: /flag.svg\n    alt: { all: A flag }\n',
      details: { src: '/flg.svg', suggestion: '/flag.svg' },
    },
  },
  'broken-image': {
    why: 'Browsers cannot show the file, whatever its name says.',
    en: 'The file `{src}` is not a picture that can be shown.',
    tr: '`{src}` dosyası gösterilebilecek bir görsel değil.',
    ar: 'الملف `{src}` ليس صورة يمكن عرضها.',
    hint: {
      en: 'Use SVG, PNG, JPEG, WebP or AVIF.',
      tr: 'SVG, PNG, JPEG, WebP ya da AVIF kullanın.',
      ar: 'استخدم SVG أو PNG أو JPEG أو WebP أو AVIF.',
    },
  },
  'heavy-picture': {
    severity: 'warning',
    why: 'Every build takes longer by it, and the copies for visitors gain nothing.',
    en: 'The file of the picture `{src}` has {size} MB.',
    tr: '`{src}` görselinin dosyası {size} MB.',
    ar: 'حجم ملف الصورة `{src}` هو {size} ميغابايت.',
    hint: {
      en: 'Visitors get smaller copies, but every build has to make them from it. Save it again as JPEG or WebP, at most 2880 pixels wide: less than {limit} MB are enough.',
      tr: 'Ziyaretçilere küçük kopyaları gider, ama site her oluşturulduğunda o kopyalar bu dosyadan yapılır. JPEG ya da WebP olarak, en çok 2880 piksel genişlikte yeniden kaydedin: {limit} MB’tan azı yeter.',
      ar: 'تصل إلى الزوار نسخ أصغر، لكن كل بناء للموقع يصنعها من هذا الملف. احفظ الصورة من جديد بصيغة JPEG أو WebP وبعرض لا يتجاوز 2880 بكسل؛ يكفي حجم أقل من {limit} ميغابايت.',
    },
  },
  'picture-too-heavy': {
    why: 'Making copies of it would hold up every build, and no screen shows the difference.',
    en: 'The file of the picture `{src}` has more than {limit} MB.',
    tr: '`{src}` görselinin dosyası {limit} MB’tan büyük.',
    ar: 'حجم ملف الصورة `{src}` أكبر من {limit} ميغابايت.',
    hint: {
      en: 'Save it again as JPEG or WebP with a picture editor, at most 2880 pixels wide: wider ones look no better on any screen.',
      tr: 'Bir görsel düzenleyiciyle JPEG ya da WebP olarak, en çok 2880 piksel genişlikte yeniden kaydedin: daha genişi hiçbir ekranda daha iyi görünmez.',
      ar: 'احفظها من جديد ببرنامج لتحرير الصور بصيغة JPEG أو WebP وبعرض لا يتجاوز 2880 بكسل؛ فما زاد على ذلك لا يبدو أفضل على أي شاشة.',
    },
  },
  'picture-too-large': {
    why: 'A picture takes memory for each of its pixels, more than many machines have at this size.',
    en: 'The picture `{src}` is too large: {width} by {height} pixels.',
    tr: '`{src}` görseli çok büyük: {width} × {height} piksel.',
    ar: 'الصورة `{src}` أكبر مما ينبغي: أبعادها {width} × {height} بكسل.',
    hint: {
      en: 'Save it smaller with a picture editor: 2880 pixels in width are enough. No side may have more than {side} pixels, nor all of it more than {megapixels} million.',
      tr: 'Bir görsel düzenleyiciyle küçülterek kaydedin: 2880 piksel genişlik yeter. Hiçbir kenarı {side} pikseli, tamamı {megapixels} milyon pikseli aşamaz.',
      ar: 'صغّرها ببرنامج لتحرير الصور: يكفي عرض 2880 بكسل. لا يجوز أن يزيد أي ضلع على {side} بكسل، ولا الصورة كلها على {megapixels} مليون بكسل.',
    },
  },
  'unsafe-drawing': {
    why: 'A drawing can run programs and fetch files from other sites, behind the back of your visitors.',
    en: '`{what}` cannot be used in a drawing.',
    tr: '`{what}` bir çizimde kullanılamaz.',
    ar: 'لا يمكن استخدام `{what}` في رسم.',
    hint: {
      en: 'A drawing holds shapes and colours and refers only to its own parts. Save it again as plain SVG; a photograph goes into a file of its own.',
      tr: 'Bir çizimde yalnızca şekiller ve renkler bulunabilir; çizim yalnızca kendi parçalarına başvurabilir. Düz SVG olarak yeniden kaydedin; fotoğrafı ayrı bir dosyaya koyun.',
      ar: 'لا يحوي الرسم سوى أشكال وألوان، ولا يشير إلا إلى أجزائه. احفظه من جديد بصيغة SVG البسيطة، وضع الصور الفوتوغرافية في ملفات مستقلة.',
    },
  },
  'broken-drawing': {
    why: 'Browsers would show half of the drawing, or nothing.',
    en: 'This SVG drawing cannot be read from here on.',
    tr: 'Bu SVG çizimi buradan sonra okunamıyor.',
    ar: 'لا يمكن قراءة رسم SVG هذا ابتداءً من هذا الموضع.',
    hint: {
      en: 'Save it again as SVG with a drawing program; another kind of picture needs its own ending, such as .png.',
      tr: 'Bir çizim programıyla SVG olarak yeniden kaydedin; başka türde bir görselse dosyaya kendi uzantısını verin, örneğin .png.',
      ar: 'احفظه من جديد بصيغة SVG ببرنامج للرسم، وأعط كل نوع آخر من الصور امتداده الخاص مثل `.png`.',
    },
  },
  'drawing-too-large': {
    why: 'The browser draws each part by itself, so visitors’ devices would stall over it.',
    en: 'This drawing is larger than can be used.',
    tr: 'Bu çizim kullanılamayacak kadar büyük.',
    ar: 'هذا الرسم أكبر مما يمكن استخدامه.',
    hint: {
      en: 'At most {bytes} kB, {elements} parts and {depth} levels inside each other; a part that is used again counts again. Make it simpler, or save it as PNG or WebP.',
      tr: 'En çok {bytes} kB, {elements} parça ve iç içe {depth} düzey olabilir; tekrar kullanılan her parça yeniden sayılır. Sadeleştirin ya da PNG veya WebP olarak kaydedin.',
      ar: 'الحد الأقصى للحجم {bytes} كيلوبايت، ولعدد الأجزاء {elements}، ولمستويات التداخل {depth}، وكل جزء يتكرر استخدامه يُعدّ من جديد. بسّط الرسم أو احفظه بصيغة PNG أو WebP.',
    },
  },
  'unknown-icon': {
    why: 'There would be an empty spot where the icon belongs.',
    en: 'There is no icon `{name}`.',
    tr: '`{name}` adlı bir simge yok.',
    ar: 'لا توجد أيقونة باسم `{name}`.',
    hint: {
      en: '{suggestion}All names are listed at lucide.dev/icons; for no icon, delete the line.',
      tr: '{suggestion}Tüm adları lucide.dev/icons adresinde bulabilirsiniz; simge istemiyorsanız satırı silin.',
      ar: '{suggestion}تجد جميع الأسماء في `lucide.dev/icons`. وإن لم ترد أيقونة فاحذف السطر.',
    },
    example: {
      before: '- type: hero\n  title: { all: Prices }\n  badge: { all: New }\n  badgeIcon: truk\n',
      after: '- type: hero\n  title: { all: Prices }\n  badge: { all: New }\n  badgeIcon: truck\n',
      details: { name: 'truk', suggestion: 'truck' },
    },
  },
  'unknown-region': {
    why: 'The colour and the name of the region could not be shown.',
    en: 'There is no region `{name}`.',
    tr: '`{name}` adlı bir bölge yok.',
    ar: 'لا توجد منطقة باسم `{name}`.',
    hint: {
      en: '{suggestion}Regions in site.yaml: {known}.',
      tr: '{suggestion}site.yaml dosyasındaki bölgeler: {known}.',
      ar: '{suggestion}المناطق في `site.yaml`: {known}.',
    },
    example: {
      before: '- type: hero\n  title: { all: Prices }\n  region: nort\n',
      after: '- type: hero\n  title: { all: Prices }\n  region: north\n',
      details: { name: 'nort', known: 'north, south', suggestion: 'north' },
    },
  },
  'unknown-endpoint': {
    why: 'Nobody would get what visitors send.',
    en: 'There is no form service `{name}`.',
    tr: '`{name}` adlı bir form hizmeti yok.',
    ar: 'لا توجد خدمة نماذج باسم `{name}`.',
    hint: {
      en: '{suggestion}Names below `formEndpoints` in site.yaml: {known}.',
      tr: '{suggestion}site.yaml dosyasında `formEndpoints` altındaki adlar: {known}.',
      ar: '{suggestion}الأسماء تحت `formEndpoints` في `site.yaml`: {known}.',
    },
  },
  'bad-frame': {
    why: 'A frame shows a page of another host, and needs its whole address. Services give it inside a piece of HTML, of which only the address is wanted.',
    en: 'This is no address of a page that can stand in a frame.',
    tr: 'Bu, çerçevede gösterilebilecek bir sayfanın adresi değil.',
    ar: 'هذا ليس عنوان صفحة يمكن عرضها داخل إطار.',
    hint: {
      en: '{suggestion}Write the address alone. The service shows it where it offers to embed: behind `src=`, beginning with `https://`.',
      tr: '{suggestion}Yalnızca adresi yazın. Hizmet onu, gömme seçeneğinde gösterdiği kodda `src=` ifadesinin ardında verir; `https://` ile başlar.',
      ar: '{suggestion}اكتب العنوان وحده. تعرضه الخدمة في خيار التضمين بعد `src=`، ويبدأ بـ `https://`.',
    },
    example: {
      before: `${FILM}  frame: films.example.com/play/7\n`,
      after: FILM,
    },
  },
  'frame-not-allowed': {
    why: 'Whoever shows a page of another host hands it each visitor’s address. Browsers show only frames of hosts that the site names, so that nobody adds one unseen.',
    en: 'This site allows no frames of `{host}`: the place would stay empty.',
    tr: 'Bu site `{host}` çerçevelerine izin vermiyor: burası boş kalırdı.',
    ar: 'لا يسمح هذا الموقع بإطارات من `{host}`، فسيبقى المكان فارغًا.',
    hint: {
      en: 'Below `allow:` in site.yaml, add `{host}` to the list `frames`; or delete `frame`, and visitors get the link alone.',
      tr: 'site.yaml dosyasında `allow:` altındaki `frames` listesine `{host}` ekleyin; ya da `frame` alanını silin, ziyaretçilere yalnızca bağlantı kalır.',
      ar: 'أضف `{host}` إلى القائمة `frames` تحت `allow:` في `site.yaml`، أو احذف `frame` فيبقى للزوار الرابط وحده.',
    },
    example: {
      before: `${FILM}  frame: https://maps.example.com/town\n`,
      after: FILM,
      details: { host: 'https://maps.example.com' },
    },
  },
  'rich-text-unsupported': {
    why: 'Texts hold emphasis, links and lists, which look right in every block. Anything else would break the order of the page.',
    en: '{what} cannot be used in a text.',
    tr: '{what} metin içinde kullanılamaz.',
    ar: 'لا يمكن استخدام {what} في النص.',
    hint: {
      en: '{instead}Use paragraphs, lists, **bold**, *emphasis* and [links](/contact) only.',
      tr: '{instead}Yalnızca paragraf, liste, **kalın**, *vurgu* ve [bağlantı](/contact) kullanın.',
      ar: '{instead}اقتصر على الفقرات والقوائم والخط العريض `**bold**` والتشديد `*emphasis*` والروابط `[links](/contact)`.',
    },
    example: {
      before: '- type: text\n  title: { all: Prices }\n  body:\n    all: |-\n      # What it costs\n',
      after: '- type: text\n  title: { all: Prices }\n  body:\n    all: |-\n      **What it costs**\n',
      details: { what: { phrase: 'heading' }, instead: { phrase: 'insteadOfHeading' } },
    },
  },
  'hidden-in-text': {
    severity: 'warning',
    fix: true,
    why: 'A word with a hidden character in it is another word to a search, and screen readers may stop at it. Some fonts draw a box in its place.',
    en: 'Nobody can see what stands here in the text: {name}.',
    tr: 'Metnin bu yerinde gözle görülmeyen bir karakter var: {name}.',
    ar: 'يوجد في هذا الموضع من النص رمز لا يُرى: {name}.',
    hint: {
      en: 'Delete it; the check does so with `--fix` where nothing is lost. Such characters come along when text is pasted.',
      tr: 'Silin; anlam değişmiyorsa denetim bunu `--fix` ile kendisi yapar. Böyle karakterler çoğunlukla kopyalanıp yapıştırılan metinle gelir.',
      ar: 'احذفه، أو شغّل الفحص مع `--fix` ليحذفه حيث لا يتغير المعنى. تأتي هذه الرموز عادةً مع النصوص المنسوخة والملصقة.',
    },
    example: {
      before: '- type: text\n  title:\n    all: Our pri\u200bces\n',
      after: '- type: text\n  title:\n    all: Our prices\n',
      details: { name: { phrase: 'zeroWidthSpace', value: 'U+200B' } },
    },
  },
  'html-in-text': {
    severity: 'warning',
    why: 'Tags are shown as they are written, angle brackets and all.',
    en: '`{tag}` is HTML; visitors would see it as it stands.',
    tr: '`{tag}` bir HTML etiketi; ziyaretçiler onu olduğu gibi görür.',
    ar: 'الوسم `{tag}` من وسوم HTML، وسيظهر للزوار كما هو مكتوب.',
    hint: {
      en: 'Use **bold**, *emphasis*, [links](/contact) and lists where formatting is possible, or delete the tag.',
      tr: 'Biçimlendirme yapılabilen yerlerde **kalın**, *vurgu*, [bağlantılar](/contact) ve listeler kullanın ya da etiketi silin.',
      ar: 'استخدم `**bold**` أو `*emphasis*` أو الروابط `[words](/contact)` أو القوائم حيث يُتاح التنسيق، أو احذف الوسم.',
    },
    example: {
      before: '- type: text\n  title:\n    all: Our<br>prices\n',
      after: '- type: text\n  title:\n    all: Our prices\n',
      details: { tag: '<br>' },
    },
  },
  'garbled-text': {
    why: 'Visitors would read signs such as `Ã¼` in place of letters.',
    en: 'Letters were broken here (`{letters}`) when the text was saved or copied.',
    tr: 'Metin kaydedilirken ya da kopyalanırken harfler bozulmuş (`{letters}`).',
    ar: 'تلفت الحروف هنا (`{letters}`) عند حفظ النص أو نسخه.',
    hint: {
      en: 'Copy the text again from where it came, and save the file as UTF-8.',
      tr: 'Metni kaynağından yeniden kopyalayın ve dosyayı UTF-8 olarak kaydedin.',
      ar: 'انسخ النص من مصدره من جديد واحفظ الملف بترميز UTF-8.',
    },
    example: {
      before: '- type: text\n  title:\n    en: Prices\n    tr: ÃœrÃ¼nler\n    ar: الأسعار\n',
      after: '- type: text\n  title:\n    en: Prices\n    tr: Ürünler\n    ar: الأسعار\n',
      details: { letters: 'Ãœ' },
    },
  },
  'stray-marks': {
    severity: 'warning',
    why: 'Marks that mean something in a chat, a manual or a to-do list mean nothing to visitors.',
    en: '`{marks}` would be shown to visitors as it stands.',
    tr: '`{marks}` ziyaretçilere olduğu gibi görünür.',
    ar: 'ستظهر الرموز `{marks}` للزوار كما هي مكتوبة.',
    hint: {
      en: 'Delete what does not belong here, and write what is still to be written. Where formatting is possible, bold is **words**, a link is [words](/contact) without spaces in between, and each line of a list begins with `- `.',
      tr: 'Buraya ait olmayanı silin, henüz yazılmamış olanı yazın. Biçimlendirilebilen metinlerde kalın yazı **sözcükler**, bağlantı [sözcükler](/contact) biçiminde, araya boşluk koymadan yazılır; listenin her satırı `- ` ile başlar.',
      ar: 'احذف الرموز الزائدة، واكتب ما لم يُكتب بعد. وفي النصوص التي تقبل التنسيق يُكتب الخط العريض `**كلمات**` والرابط `[كلمات](/contact)`، من دون مسافات بين الرموز والكلمات، ويبدأ كل سطر في القائمة بـ`- `.',
    },
    example: {
      before: '- type: text\n  title:\n    all: Our **prices**\n',
      after: '- type: text\n  title:\n    all: Our prices\n',
      details: { marks: '**prices**' },
    },
  },
  'address-gone': {
    severity: 'warning',
    why: 'Visitors who follow the link reach a page that says it is not there, and search engines notice it too.',
    en: '`{address}` leads to nothing any more (`{answer}`).',
    tr: '`{address}` adresinde artık bir sayfa yok (`{answer}`).',
    ar: 'لم تعد هناك صفحة في العنوان `{address}` (`{answer}`).',
    hint: {
      en: 'Look for where the page is now and write that address, or take the link out.',
      tr: 'Sayfanın yeni adresini bulup yazın ya da bağlantıyı kaldırın.',
      ar: 'ابحث عن عنوان الصفحة الجديد واكتبه، أو احذف الرابط.',
    },
  },
  'address-moved': {
    severity: 'warning',
    why: 'An address that only leads on will some day lead nowhere, and until then each visitor waits for it.',
    en: '`{address}` has moved to `{to}` for good.',
    tr: '`{address}` kalıcı olarak `{to}` adresine taşınmış.',
    ar: 'انتقل العنوان `{address}` نهائيًا إلى `{to}`.',
    hint: {
      en: 'Write the new address, if that page still says what you meant.',
      tr: 'Sayfa hâlâ kastettiğiniz sayfaysa yeni adresi yazın.',
      ar: 'اكتب العنوان الجديد إن كانت الصفحة هي المقصودة.',
    },
  },
  'address-silent': {
    severity: 'warning',
    why: 'The other site may be down, may be slow, or may answer browsers only; nobody knows from here whether the page is there.',
    en: '`{address}` gave no page (`{answer}`).',
    tr: '`{address}` sayfa göndermedi (`{answer}`).',
    ar: 'لم يُرسل العنوان `{address}` صفحة (`{answer}`).',
    hint: {
      en: 'Open it in your browser. If the page is there, leave the link as it is.',
      tr: 'Adresi tarayıcınızda açın. Sayfa açılıyorsa bağlantıyı olduğu gibi bırakın.',
      ar: 'افتحه في متصفحك. فإن ظهرت الصفحة فاترك الرابط كما هو.',
    },
  },
} as const satisfies Record<string, Message>;
