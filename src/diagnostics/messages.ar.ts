import type { Code, Wording } from './catalogue.ts';
import type { Phrases } from './phrases.ts';

/**
 * Every message in Arabic. Each begins with an Arabic word, which makes its paragraph run right to left, and
 * keeps figures out of counted phrases, so any number may stand there.
 */
export const arabic = {
  // Files
  'file-unreadable': {
    message: 'تعذّرت قراءة هذا الملف: {reason}.',
    hint: 'تأكد من أن الملف موجود، وأن لديك صلاحية فتحه، وأنه ليس اختصارًا معطّلًا.',
  },
  'file-too-large': {
    message: 'حجم هذا الملف أكبر من {limit} كيلوبايت.',
    hint: 'قسّم الملف: انقل بعض الكتل إلى ملف يبدأ اسمه بالرمز `_` ثم أدرجها في الصفحة باستخدام `include:`.',
  },
  'file-not-text': {
    message: 'هذا الملف ليس نصًا عاديًا بترميز UTF-8.',
    hint: 'احفظه بصيغة نص عادي وبترميز UTF-8. وإذا كُتبت الصفحة في برنامج لتحرير المستندات، فانسخ محتواها إلى ملف نصي عادي.',
  },
  'file-empty': {
    message: 'هذا الملف فارغ.',
    hint: 'انسخ إليه محتوى صفحة أخرى وغيّر النصوص، أو احذف الملف.',
  },
  'file-outside': {
    message: 'المسار `{path}` يقود إلى خارج مجلد هذا الموقع.',
    hint: 'لا يمكن استخدام سوى الملفات الموجودة داخل مجلد الموقع. اكتب المسار بدءًا من المجلد `pages`، وفي أوله شرطة مائلة.',
  },
  'too-deep': {
    message: 'عدد مستويات تداخل الأسطر يتجاوز الحد المسموح به، وهو {limit}.',
    hint: 'تكفي ثمانية مستويات تقريبًا لأي صفحة. ابحث عن قوس مكرر أو شرطة مكررة بالخطأ.',
  },
  'too-many-values': {
    message: 'عدد القيم في هذا الملف بعد فك التكرارات يتجاوز الحد المسموح به، وهو {limit}.',
    hint: 'ابحث عن اسم مستعار (`*name`) يكرر جزءًا كبيرًا مرة بعد مرة.',
  },
  'too-many-blocks': {
    message: 'عدد الكتل في هذه الصفحة يتجاوز الحد المسموح به، وهو {limit}.',
    hint: 'ابحث عن سطر `include` يكرر أجزاء أخرى مرة بعد مرة، أو قسّم الصفحة.',
  },
  'no-site-file': {
    message: 'لا يوجد ملف `site.yaml` في هذا المجلد.',
    hint: 'شغّل الأمر في المجلد الذي يحتوي على `site.yaml` و`pages`، أو حدّد ذلك المجلد باستخدام `--root`.',
  },
  'site-file-name': {
    message: 'يجب أن يكون اسم الملف `{name}` هو `site.yaml`.',
    hint: 'أعد تسمية الملف بأحرف صغيرة. وإذا كان حاسوبك يخفي امتدادات الملفات، فأظهرها أولًا.',
  },

  // YAML
  'yaml-syntax': {
    message: 'تعذّرت قراءة هذا السطر بصيغة YAML.',
    hint: 'قارنه بالأسطر التي قبله وبعده: المسافات في أول السطر، والنقطتان الرأسيتان بعد الاسم، وإغلاق علامات الاقتباس.',
  },
  'yaml-tab': {
    message: 'توجد هنا علامة جدولة (Tab) في موضع يتطلب مسافات.',
    hint: 'احذفها واكتب مكانها مسافتين لكل مستوى.',
  },
  'yaml-dash': {
    message: 'هذا العنصر لا يبدأ بشرطة ومسافة.',
    hint: 'اكتب كل عنصر في سطر مستقل يبدأ بشرطة ومسافة: `- `. أما رموز التعداد النقطي والشرطات الطويلة فلا تقوم مقامها.',
  },
  'yaml-lookalike': {
    message: 'كُتبت هنا العلامة `{character}` بدلًا من `{right}`.',
    hint: 'اكتب `{right}` مكانها؛ وقد تحتاج إلى تبديل لغة لوحة المفاتيح.',
  },
  'invisible-character': {
    message: 'يوجد هنا محرف غير مرئي: {name}.',
    hint: 'احذفه، وإذا لزمت مسافة فاكتب مسافة عادية. تأتي هذه المحارف عادةً مع النصوص المنسوخة والملصقة.',
  },
  'yaml-conflict': {
    message: 'توجد هنا نسختان من هذه الأسطر، إحداهما بعد الأخرى.',
    hint: 'أبقِ إحداهما، واحذف الأسطر التي تبدأ بالرموز `<<<<<<<` و`=======` و`>>>>>>>`.',
  },
  'yaml-code-fence': {
    message: 'هذه العلامات منسوخة من محادثة أو دليل، وليست جزءًا من الصفحة.',
    hint: 'احذف هذا السطر.',
  },
  'yaml-comment-in-text': {
    message: 'يوجد تعليق في وسط النص، ولذلك ينتهي النص قبله.',
    hint: 'انقل التعليق إلى ما فوق الاسم الذي يتبعه النص.',
  },
  'yaml-colon-in-text': {
    message: 'توجد داخل هذا النص نقطتان رأسيتان (:) تليهما مسافة، ولذلك يُفهم في YAML على أنه حقل جديد.',
    hint: 'ضع النص كاملًا بين علامتي اقتباس مزدوجتين: `"…"`.',
  },
  'yaml-special-start': {
    message: 'لا يمكن أن يبدأ النص بالرمز `{character}` ما لم يكن بين علامتي اقتباس.',
    hint: 'ضع النص كاملًا بين علامتي اقتباس مزدوجتين: `"…"`.',
  },
  'yaml-block-mark': {
    message: 'النص الذي يبدأ بالعلامة `{mark}` يبدأ في السطر التالي.',
    hint: 'انقل الكلمات إلى السطر التالي، أعمق بمسافتين.',
  },
  'yaml-unclosed-quote': {
    message: 'علامة الاقتباس هذه غير مغلقة.',
    hint: 'أضف العلامة نفسها في نهاية النص.',
  },
  'yaml-text-after-quote': {
    message: 'يوجد شيء زائد بعد علامة الاقتباس الختامية.',
    hint: 'ضع النص كاملًا، من أول كلمة إلى آخر كلمة، بين علامتي اقتباس مرة واحدة. ولكتابة علامة اقتباس داخل علامتي اقتباس مزدوجتين اكتب `\\"`.',
  },
  'yaml-apostrophe': {
    message: 'هذا النص محصور بين فاصلتين علويتين، فأي فاصلة علوية داخله تنهيه.',
    hint: 'ضع النص كله بين علامتي اقتباس مزدوجتين: "…".',
  },
  'yaml-backslash': {
    message: 'الشرطة المائلة العكسية بين علامتي الاقتباس المزدوجتين تغيّر الحرف الذي بعدها.',
    hint: 'اكتب / في المسارات. وإن أردت الشرطة العكسية نفسها فاكتبها مرتين: `\\\\`.',
  },
  'yaml-indentation': {
    message: 'هذا السطر غير محاذٍ للأسطر التي ينتمي إليها.',
    hint: 'تبدأ أسطر المستوى الواحد من العمود نفسه؛ استخدم مسافتين لكل مستوى.',
  },
  'yaml-missing-colon': {
    message: 'يوجد هنا اسم من دون نقطتين رأسيتين ومن دون قيمة.',
    hint: 'اكتب `name: value` مع ترك مسافة بعد النقطتين الرأسيتين.',
  },
  'yaml-stray-line': {
    message: 'هذه الكلمات لا تنتمي إلى شيء في هذه الصفحة.',
    hint: 'احذف السطر. إن كان تتمة لنص فاجعله أعمق من اسم ذلك النص، وإن كان ملاحظة فابدأه بالعلامة #.',
  },
  'yaml-missing-space': {
    message: 'لا توجد مسافة بعد هاتين النقطتين الرأسيتين.',
    hint: 'اكتب `name: value` مع ترك مسافة بعد النقطتين الرأسيتين.',
  },
  'yaml-unclosed-bracket': {
    message: 'هذا القوس غير مغلق.',
    hint: 'أضف `{close}` في نهاية السطر. وإذا كان النص يبدأ بقوس مربع أو معقوف، فضعه بين علامتي اقتباس مزدوجتين.',
  },
  'yaml-duplicate-key': {
    message: 'الاسم `{key}` مكتوب هنا مرتين.',
    hint: 'أبقِ أحدهما واحذف الآخر.',
  },
  'yaml-several-documents': {
    message: 'يبدأ هنا مستند ثانٍ (`---`).',
    hint: 'اكتب صفحة واحدة في كل ملف؛ احذف هذا السطر أو انقل ما بعده إلى ملف مستقل.',
  },
  'yaml-cut-by-comment': {
    message: 'سيضيع كل ما يأتي ابتداءً من {rest}، لأن الرمز `#` بعد المسافة يُعدّ في YAML بداية تعليق.',
    hint: 'ضع النص كاملًا بين علامتي اقتباس مزدوجتين: `"…"`.',
  },
  'yaml-smart-quotes': {
    message: 'تحيط بهذا النص علامتا اقتباس منحنيتان، وستظهران لزوار الموقع.',
    hint: 'ضع النص بين علامتي اقتباس مستقيمتين (`"`) أو اكتبه من دون علامات. أما داخل النص فلا بأس بالعلامات المنحنية.',
  },
  'yaml-alias': {
    message: 'الاسم المستعار `*{name}` يكرر شيئًا لم يُعلَّم قبله بالعلامة `&{name}`.',
    hint: 'ضع العلامة `&{name}` عند الموضع الأول، أو اكتب القيمة كاملة هنا. {suggestion}',
  },
  'yaml-tag': {
    message: 'لا يمكن استخدام الوسم `{tag}` هنا.',
    hint: 'احذفه. وإذا كان النص يبدأ بعلامة تعجب، فضعه بين علامتي اقتباس مزدوجتين.',
  },
  'forbidden-key': {
    message: 'لا يُسمح باستخدام `{key}` اسمًا.',
    hint: 'اختر اسمًا آخر.',
  },
  'key-not-text': {
    message: 'الاسم الذي قبل النقطتين الرأسيتين ليس نصًا عاديًا.',
    hint: 'اكتب كلمة عادية قبل النقطتين الرأسيتين. وإذا كانت القيمة تبدأ بالرمز `{` أو `[`، فضعها بين علامتي اقتباس مزدوجتين.',
  },

  // Shape
  'unknown-key': {
    message: 'لا يوجد حقل باسم `{key}` في {owner}.',
    hint: '{suggestion}الحقول المتاحة هنا: {known}.',
  },
  'missing-field': {
    message: 'الحقل المطلوب `{key}` غير موجود في {owner}.',
    hint: 'أضف هنا السطر `{key}: …`.',
  },
  'empty-value': {
    message: 'لا توجد قيمة للحقل `{key}`.',
    hint: 'اكتب القيمة بعد النقطتين الرأسيتين{orDelete}.',
  },
  'expected-text': {
    message: 'يجب أن تكون قيمة الحقل `{key}` نصًا.',
    hint: 'اكتب نصًا لكل لغة: `en: …` في السطر التالي، مع إزاحته مسافتين إضافيتين إلى الداخل.',
  },
  'expected-single-text': {
    message: 'يجب أن تكون قيمة الحقل `{key}` نصًا واحدًا.',
    hint: 'اكتب النص بعد النقطتين الرأسيتين في السطر نفسه، من دون أقواس معقوفة حوله.',
  },
  'expected-number': {
    message: 'يجب أن تكون قيمة الحقل `{key}` عددًا.',
    hint: '{suggestion}اكتب الأرقام من 0 إلى 9 فقط، مع نقطة قبل الكسر العشري: `41.4`.',
  },
  'expected-boolean': {
    message: 'يجب أن تكون قيمة الحقل `{key}` إما `true` وإما `false`.',
    hint: 'اكتب `{key}: true` أو `{key}: false`.',
  },
  'expected-image': {
    message: 'يجب أن تكون قيمة الحقل `{key}` صورة.',
    hint: 'اكتب تحته سطرين: `src: /file.svg`، ثم `alt:` مع وصف بكل لغة.',
  },
  'expected-list': {
    message: 'يجب أن تكون قيمة الحقل `{key}` قائمة.',
    hint: 'اكتب كل عنصر في سطر مستقل يبدأ بشرطة ومسافة: `- `.',
  },
  'expected-fields': {
    message: 'يجب أن يتكون محتوى {owner} من حقول.',
    hint: 'اكتب هنا أسطرًا بصيغة `name: value`، مثل {example}.',
  },
  'list-too-short': {
    message: 'عدد العناصر في القائمة `{key}` هو {count}، والحد الأدنى هو {minimum}.',
    hint: 'أضف عناصر أخرى يبدأ كل منها بشرطة.',
  },
  'list-too-long': {
    message: 'عدد العناصر في القائمة `{key}` هو {count}، والحد الأقصى هو {maximum}.',
    hint: 'احذف العناصر الزائدة، أو انقلها إلى كتلة مستقلة.',
  },
  'not-a-choice': {
    message: 'القيمة `{value}` ليست من القيم المتاحة للحقل `{key}`.',
    hint: '{suggestion}القيم المتاحة: {choices}.',
  },
  'wrong-format': {
    message: 'القيمة `{value}` ليست بالصيغة المطلوبة للحقل `{key}`.',
    hint: 'مثال: `{example}`.',
  },
  'block-without-type': {
    message: 'لم يُحدَّد نوع هذه الكتلة.',
    hint: 'ابدأ الكتلة بالسطر `- type: …`. الأنواع المتاحة: {known}.',
  },
  'unknown-block': {
    message: 'لا يوجد نوع كتلة باسم `{type}`.',
    hint: '{suggestion}الأنواع المتاحة: {known}.',
  },
  'expected-page': {
    message: 'لا يحتوي هذا الملف على صفحة.',
    hint: 'تبدأ الصفحة بالحقلين `meta:` و`blocks:`. انسخ صفحة أخرى لترى كيف تُكتب.',
  },

  // Languages
  'missing-translation': {
    message: 'هذا النص غير متوفر باللغة {language}.',
    hint: 'أضف هنا السطر `{code}: …`.',
  },
  'untranslated-language': {
    message: 'ينقص {count} من النصوص بلغة {language}.',
    hint: 'لعرضها باللغة الافتراضية إلى أن تُكتب، أضف السطر `translation: fallback` تحت `defaultLanguage`.',
  },
  'unknown-language': {
    message: 'الرمز `{code}` لا يمثل لغة من لغات هذا الموقع.',
    hint: '{suggestion}اللغات: {known}؛ أما `all` فيعني كل اللغات.',
  },
  'unlisted-language': {
    message: 'يوجد في {count} من النصوص سطر للغة `{code}`، وهي ليست من هذه اللغات.',
    hint: 'أضف اللغة من جديد أو احذف أسطرها: ابحث في كل الملفات عن `{code}:`.',
  },

  'default-language-needed': {
    message: 'تُتاح كل صفحة باللغة الافتراضية للموقع (`{code}`).',
    hint: 'احذف هذا السطر.',
  },

  // Facts
  'missing-fact': {
    message: 'لا توجد قيمة (facts) باسم `{name}` للملف `{page}`.',
    hint: '{suggestion}أضف السطر `{name}: …` تحت `facts:` في الصفحة أو في `site.yaml`.',
  },
  'missing-template-facts': {
    message: 'يستخدم القالب قيمًا (facts) غير موجودة في هذه الصفحة: {names}.',
    hint: 'أضف سطرًا لكل منها تحت `facts:`؛ ويمكنك الاسترشاد بصفحة أخرى تستخدم القالب نفسه.',
  },
  'bad-placeholder': {
    message: 'هذا العنصر النائب ليس مكتوبًا كما ينبغي.',
    hint: 'اكتب قوسين معقوفين في كل جانب: `{{name}}`، أو `{{name, compact}}` لتحديد تنسيق.',
  },
  'unknown-format': {
    message: 'لا يوجد تنسيق باسم `{format}`.',
    hint: '{suggestion}التنسيقات المتاحة: {known}.',
  },
  'bad-format-option': {
    message: 'لا يمكن استخدام `{option}` مع التنسيق `{format}`.',
    hint: 'اكتب رمز العملة بثلاثة أحرف لاتينية كبيرة: `{{price, currency(EUR)}}`.',
  },
  'fact-not-number': {
    message: 'القيمة `{name}` (facts) هي `{value}`، ولا يمكن عرضها بالتنسيق `{format}`.',
    hint: '{suggestion}اكتب لهذه القيمة عددًا مجردًا: `41400000`.',
  },
  'ambiguous-number': {
    message: 'تُقرأ `{value}` عددًا بثلاث خانات عشرية.',
    hint: '{suggestion}تُكتب الآلاف بلا نقطة. وإن قصدت كسرًا عشريًا فاحذف الخانة الأخيرة أو أضف خانة.',
  },
  'fact-not-date': {
    message: 'القيمة `{name}` (facts) هي `{value}`، ولا يمكن عرضها بالتنسيق `{format}`.',
    hint: '{suggestion}اكتب لهذه القيمة تاريخًا بترتيب السنة ثم الشهر ثم اليوم: `2024-06-30` أو `2024-06`.',
  },
  'fact-cycle': {
    message: 'لا يمكن تعبئة القيمة `{name}` (facts) لأنها تعتمد على نفسها.',
    hint: 'اكتب إحدى القيم التي تعود إليها نصًا صريحًا من دون عنصر نائب.',
  },
  'bad-fact': {
    message: 'يجب أن تكون القيمة `{name}` (facts) نصًا واحدًا أو نصًا لكل لغة.',
    hint: 'اكتب `{name}: value`، أو أضف تحتها سطرًا لكل لغة.',
  },
  'unused-fact': {
    message: 'لا يستخدم أي نص القيمة `{name}` (facts).',
    hint: '{suggestion}احذفها، أو استخدمها في نص بكتابة `{{{name}}}`.',
  },

  // Links, pictures, icons
  'dead-link': {
    message: 'لا توجد صفحة بالمسار `{target}`.',
    hint: '{suggestion}اكتب مسار الصفحة اعتمادًا على اسم ملفها ومن دون لغة: الملف `pages/about-us.yaml` مساره `/about-us`.',
  },
  'dead-anchor': {
    message: 'لا يوجد قسم باسم `#{anchor}` في {where}.',
    hint: '{suggestion}أضف السطر `id: {anchor}` إلى القسم المقصود.',
  },
  'bad-link': {
    message: 'الرابط `{target}` غير صالح للاستخدام في هذا الموقع.',
    hint: '{suggestion}اكتب مسار صفحة مثل `/contact`، أو اسم قسم مثل `#faq`، أو عنوانًا يبدأ بأحد الرموز `https://` أو `mailto:` أو `tel:`.',
  },
  'duplicate-anchor': {
    message: 'يوجد في هذه الصفحة قسمان باسم `{anchor}`.',
    hint: 'غيّر قيمة `id` في أحدهما.',
  },
  'missing-image': {
    message: 'لا توجد صورة بالمسار `{src}`.',
    hint: '{suggestion}ضع الملف في المجلد `public` واكتب مساره بدءًا من ذلك المجلد، وفي أوله شرطة مائلة.',
  },
  'broken-image': {
    message: 'الملف `{src}` ليس صورة يمكن عرضها.',
    hint: 'استخدم SVG أو PNG أو JPEG أو WebP أو AVIF.',
  },
  'heavy-picture': {
    message: 'يبلغ حجم ملف الصورة `{src}` بالميغابايت: {size}.',
    hint: 'تصل إلى الزوار نسخ أصغر، لكن كل بناء للموقع يصنعها من هذا الملف. احفظ الصورة من جديد بصيغة JPEG أو WebP وبعرض لا يتجاوز 2880 بكسل؛ يكفي حجم أقل من هذا الحد بالميغابايت: {limit}.',
  },
  'picture-too-heavy': {
    message: 'يتجاوز حجم ملف الصورة `{src}` هذا الحد بالميغابايت: {limit}.',
    hint: 'احفظها من جديد ببرنامج لتحرير الصور بصيغة JPEG أو WebP وبعرض لا يتجاوز 2880 بكسل؛ فما زاد على ذلك لا يبدو أفضل على أي شاشة.',
  },
  'picture-too-large': {
    message: 'الصورة `{src}` أكبر مما ينبغي: أبعادها بالبكسل {width} × {height}.',
    hint: 'صغّرها ببرنامج لتحرير الصور: يكفي عرض 2880 بكسل. الحد الأقصى لكل ضلع بالبكسل: {side}، وللصورة كلها بملايين البكسل: {megapixels}.',
  },
  'unknown-icon': {
    message: 'لا توجد أيقونة باسم `{name}`.',
    hint: '{suggestion}تجد جميع الأسماء في `lucide.dev/icons`. وإن لم ترد أيقونة فاحذف السطر.',
  },
  'unknown-region': {
    message: 'لا توجد منطقة باسم `{name}`.',
    hint: '{suggestion}المناطق في `site.yaml`: {known}.',
  },
  'rich-text-unsupported': {
    message: 'لا يمكن استخدام {what} في النص.',
    hint: 'اقتصر على الفقرات والقوائم والخط العريض `**bold**` والتشديد `*emphasis*` والروابط `[links](/contact)`.',
  },

  'html-in-text': {
    message: 'الوسم `{tag}` من وسوم HTML، وسيظهر للزوار كما هو مكتوب.',
    hint: 'استخدم `**bold**` أو `*emphasis*` أو القوائم حيث يُتاح التنسيق، أو احذف الوسم.',
  },
  'garbled-text': {
    message: 'تلفت الحروف هنا (`{letters}`) عند حفظ النص أو نسخه.',
    hint: 'انسخ النص من مصدره من جديد واحفظ الملف بترميز UTF-8.',
  },
  'stray-marks': {
    message: 'سيرى الزوار `{marks}` كما هي.',
    hint: 'احذف ما لا ينتمي إلى هنا. وحيث يمكن التنسيق يُكتب الخط العريض `**كلمات**` والرابط `[كلمات](/contact)` بلا مسافات بينهما.',
  },

  // Files that use each other
  'missing-partial': {
    message: 'لا يوجد ملف بالمسار `{path}`.',
    hint: '{suggestion}اكتب مساره بدءًا من المجلد `pages`، وفي أوله شرطة مائلة: `/_closing.yaml`.',
  },
  'not-a-partial': {
    message: 'الملف `{path}` صفحة، ولذلك لا يمكن استخدامه داخل ملف آخر.',
    hint: 'لا يمكن إدراج ملف أو استخدامه قالبًا إلا إذا كان اسمه يبدأ بالرمز `_`.',
  },
  'include-cycle': {
    message: 'الملف `{path}` يُدرج نفسه.',
    hint: 'احذف أحد أسطر `include` التي تعود إليه.',
  },
  'unused-partial': {
    message: 'لا تستخدم أي صفحة هذا الملف.',
    hint: 'أدرجه في صفحة باستخدام `include`، أو احذفه.',
  },
  'template-replaced': {
    message: 'كتل هذه الصفحة تحلّ محل كتل قالبها، فلا تُستخدم حقائقها.',
    hint: 'احذف `blocks:` وما تحتها ليظهر القالب، أو احذف `template:` إن لم تكن بحاجة إليه.',
  },
  'bad-file-name': {
    message: 'لا يمكن أن يكون `{name}` جزءًا من عنوان ويب.',
    hint: '{suggestion}استخدم في أسماء الملفات والمجلدات الأحرف اللاتينية الصغيرة من a إلى z والأرقام من 0 إلى 9 والشرطات فقط: `about-us.yaml`.',
  },
  'reserved-address': {
    message: 'لا يمكن أن يبدأ عنوان صفحة بالاسم `{name}`.',
    hint: 'أعد تسمية الملف أو المجلد. يستخدم الموقع نفسه هذه الأسماء: {known}.',
  },
  'not-a-page': {
    message: 'لا يُقرأ الملف `{name}` لأن اسمه لا ينتهي بـ `.yaml`.',
    hint: '{suggestion}أعد تسميته إن كان صفحة. أما الصور والملفات الأخرى فمكانها المجلد `public`.',
  },
  'outside-pages': {
    message: 'لا يُقرأ `{name}` لأنه ليس في المجلد pages.',
    hint: 'انقله إلى المجلد pages إن كان صفحة، أو احذفه.',
  },
  'taken-name': {
    message: 'يحمل `{name}` في المجلد `public` اسمًا يحتاج إليه الموقع نفسه.',
    hint: 'أعد تسميته أو احذفه: يُنشئ الموقع عند بنائه ملفًا أو مجلدًا بهذا الاسم.',
  },
  'link-elsewhere': {
    message: 'الملف `{name}` اختصار (رابط رمزي) لا يقود إلى ملف داخل المجلد `{folder}`.',
    hint: 'ضع الملف نفسه في المجلد `{folder}` بدلًا من الاختصار.',
  },
  'not-a-file': {
    message: 'العنصر `{name}` ليس ملفًا يمكن قراءته، بل جهاز أو قناة بين البرامج.',
    hint: 'احذفه من المجلد `{folder}`.',
  },
  'not-a-folder': {
    message: 'يجب أن يكون `{name}` مجلدًا من مجلدات هذا الموقع، لا ملفًا ولا اختصارًا.',
    hint: 'ضع هنا مجلدًا حقيقيًا باسم `{name}`.',
  },
  'route-collision': {
    message: 'لهذه الصفحة وللملف `{other}` العنوان نفسه: `{route}`.',
    hint: 'أعد تسمية أحد الملفين.',
  },
  'missing-home': {
    message: 'لا توجد صفحة رئيسية للموقع.',
    hint: 'أضف الملف `pages/index.yaml`.',
  },
  'missing-not-found': {
    message: 'لا توجد في الموقع صفحة تظهر عند طلب عنوان غير موجود.',
    hint: 'أضف الملف `pages/404.yaml`، وضع فيه مثلًا كتلة `type: not-found`.',
  },
  'duplicate-title': {
    message: 'هذا العنوان باللغة {language} هو أيضًا عنوان الصفحة `{route}`.',
    hint: 'اختر لكل صفحة عنوانًا خاصًا بها، فهو الذي يظهر في نتائج البحث والإشارات المرجعية.',
  },
  'picture-without-script': {
    message: 'لا يمكن كتابة صور المشاركة بحروف لغة {language} ({script}).',
    hint: 'ضع صورة من عندك بمقاس 1200 × 630 بكسل داخل `public/`، واذكرها في `site.yaml` تحت `socialImage:` مع `src` و`alt`.',
  },
  'picture-without-glyph': {
    message: 'لا تستطيع صورة المشاركة أن تعرض `{characters}`: لا يوجد في أيٍّ من خطوطها.',
    hint: 'احذفه من هنا، أو اذكر صورة من عندك تحت `socialImage:` في `site.yaml`.',
  },
  'sample-value': {
    message: 'القيمة `{value}` قيمة تجريبية.',
    hint: 'اكتب مكانها القيمة الحقيقية، من دون `sample:`، قبل النشر.',
  },
  'duplicate-language': {
    message: 'الرمز `{code}` مذكور مرتين بين اللغات.',
    hint: 'احذف أحدهما أو صحّح رمزه.',
  },
  'unknown-default-language': {
    message: 'الرمز `{code}` ليس من اللغات المذكورة أعلاه.',
    hint: '{suggestion}اختر واحدة من: {known}.',
  },
} as const satisfies Record<Code, Wording>;

/** The Arabic words that messages are put together from. */
export const phrases = {
  didYouMean: 'هل تقصد `{value}`؟ ',
  error: 'خطأ',
  warning: 'تحذير',
  summary: 'الأخطاء: {errors}، التحذيرات: {warnings}.',
  orDelete: '، أو احذف السطر',
  page: 'الصفحة',
  partial: 'الملف الجزئي',
  block: 'الكتلة',
  namedBlock: 'الكتلة `{value}`',
  namedField: 'الحقل `{value}`',
  siteFile: 'الملف `site.yaml`',
  thisOrHome: 'هذه الصفحة أو الصفحة الرئيسية',
  thePage: 'الصفحة `{value}`',
  heading: 'العناوين',
  quotation: 'الاقتباسات',
  code: 'المقاطع البرمجية',
  line: 'الخطوط الفاصلة',
  picture: 'الصور',
  html: 'وسوم HTML',
  definition: 'تعريفات الروابط',
  bareReference: 'الروابط التي بلا وجهة',
  table: 'الجداول',
  tangle: 'هذا القدر من القوائم أو العلامات المتداخلة',
  other: 'هذا العنصر',
  noBreakSpace: 'مسافة غير فاصلة (`{value}`)',
  oddSpace: 'مسافة من نوع آخر (`{value}`)',
  zeroWidthSpace: 'مسافة بلا عرض (`{value}`)',
  directionMark: 'علامة اتجاه الكتابة (`{value}`)',
  softHyphen: 'واصلة اختيارية (`{value}`)',
  invisible: 'محرف بلا عرض (`{value}`)',
  notFound: 'الملف غير موجود',
  noPermission: 'لا توجد صلاحية لفتحه',
  notAFile: 'المسار لا يشير إلى ملف',
  brokenLink: 'هذا اختصار لا يؤدي إلى أي ملف',
  unknownReason: 'الخطأ `{value}`',
} as const satisfies Phrases;
