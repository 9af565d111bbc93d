import type { english } from './said.en.ts';
import type { SaidLike } from './said.ts';

export const arabic: SaidLike<typeof english> = {
  technical: 'هذا في ملفات الموقع ولا يمكن تصحيحه من هنا. اسأل من يعتني بها.',

  // اللغات
  'missing-translation': { hint: 'اكتبه بهذه اللغة في «كل اللغات».' },
  'stale-translation': { hint: 'ترجمه من جديد، أو أكّد أن الترجمة ما زالت صحيحة.' },
  'unreviewed-translation': { hint: 'اقرأه وصحّح ما فيه من أخطاء، أو أكّد صحته.' },
  'entry-without-languages': { hint: 'اكتبه بكل لغة في «كل اللغات».' },
  'text-without-languages': { hint: 'اكتبه بكل لغة في «كل اللغات».' },
  'other-language': {
    message: 'هذا النص مدرج ضمن {language}، لكنه مكتوب على ما يبدو باللغة {other}.',
    hint: 'ترجمه، أو بدّل بين النصين في «كل اللغات».',
  },
  'other-script': {
    message: 'هذا النص مدرج ضمن {language}، لكنه مكتوب بحروف لغة أخرى.',
    hint: 'ترجمه في «كل اللغات».',
  },
  'swapped-languages': {
    message: 'هذا النص مدرج ضمن {language}، لكنه مكتوب على ما يبدو باللغة {other}. لقد تبادل مكانه مع نص آخر هنا.',
    hint: 'بدّل بين نصّي اللغتين في «كل اللغات».',
  },
  'same-in-languages': {
    message: 'تتكرر الجملة نفسها في {language} وفي {other}.',
    hint: 'ترجم أحدهما في «كل اللغات».',
  },
  'local-digits': { hint: 'اكتب الأرقام من 0 إلى 9.' },
  'import-language': { hint: 'اختر أعلاه اللغة التي تُرجم إليها من هذه اللغات: {known}.' },

  // الأقسام والعناصر
  'no-main-heading': { hint: 'ابدأها بقسم له عنوان رئيسي من «الأقسام».' },
  'several-main-headings': {
    message: 'لهذه الصفحة عنوان رئيسي، وهذا القسم يأتي بثانٍ.',
    hint: 'احذف أحد القسمين.',
  },
  'late-main-heading': {
    message: 'العنوان الرئيسي لهذه الصفحة تحت قسم آخر.',
    hint: 'انقل هذا القسم إلى الموضع الأول، فهناك يبحث عنه الزوار ومحركات البحث.',
  },
  'repeated-block': { message: 'القسم نفسه وارد مرتين.', hint: 'احذف الثاني أو غيّر كلماته.' },
  'repeated-entry': {
    message: 'هذه الكلمات نفسها واردة في عنصر آخر.',
    hint: 'احذف أحد العنصرين أو غيّر كلماته.',
  },
  'menu-without-link': { hint: 'ضع مكانه صفحة في القائمة من «الصفحات»، أو اسأل من يعتني بملفات الموقع.' },
  'leftover-text': { hint: 'اكتب النص الحقيقي، أو احذف ما هو فيه.' },
  'no-words': { hint: 'اكتب النص، أو احذف ما هو فيه.' },
  'joined-list': {
    message: 'ستلتحم عناصر هذه القائمة في فقرة واحدة.',
    hint: 'ابدأ كل عنصر من جديد بمفتاحي Shift وEnter، أو استعمل زر القائمة.',
  },
  'list-too-short': { message: 'عدد عناصر هذه القائمة {count}، والأقل المطلوب {minimum}.', hint: 'أضف عناصر أخرى.' },
  'list-too-long': {
    message: 'عدد عناصر هذه القائمة {count}، وأكثر ما تتسع له {maximum}.',
    hint: 'احذف عناصر، أو انقل بعضها إلى قسم آخر.',
  },
  'empty-value': { message: 'لا شيء مكتوب هنا.', hint: 'اكتبه، أو أزله.' },
  'empty-quotes': { message: 'لا شيء مكتوب هنا.', hint: 'اكتبه، أو أزله.' },
  'ends-before-start': { hint: 'اختر نهاية لا تسبق البداية، أو بدّل بينهما.' },
  'duplicate-anchor': { hint: 'أعطِ أحدهما اسمًا آخر للروابط في إعداداته.' },
  'sample-value': { hint: 'اكتب القيمة الحقيقية قبل النشر.' },
  'avoided-word': { hint: 'اكتب `{use}`.' },

  // المعلومات
  'missing-fact': {
    message: 'لا توجد معلومة باسم `{name}`.',
    hint: '{suggestion}اختر غيرها، أو أنشئها: «أدرج معلومة» ثم «معلومة جديدة».',
  },
  'missing-forms': {
    message: 'تنقص المعلومة `{name}` كلمات لبعض الأعداد ({language}).',
    hint: 'انقرها في أحد النصوص واكتبها لكل نوع من الأعداد.',
  },
  'fixed-plural': {
    message: 'الكلمة `{word}` واحدة لكل عدد، وصيغتها تتبع العدد الذي قبلها.',
    hint: 'صُغ الجملة بحيث تصح مع أي عدد.',
  },

  // الروابط والصور والصفحات
  'vague-link': { hint: 'اختر كلمات تسمّي ما يجده القارئ هناك، واجعل الرابط عليها.' },
  'dead-link': { hint: '{suggestion}اختر إحدى صفحات الموقع.' },
  'dead-anchor': { hint: '{suggestion}أعطِ القسم المقصود هذا الاسم للروابط في إعداداته.' },
  'dead-anchor-everywhere': { hint: '{suggestion}أعطِ القسم المقصود هذا الاسم للروابط في إعداداته.' },
  'hidden-anchor': { hint: 'أظهر القسم من جديد، أو اجعل الرابط يقود إلى مكان آخر.' },
  'not-csv': {
    message: '`{path}` ليس جدولًا بصيغة CSV.',
    hint: 'احفظه بهذه الصيغة: في Excel بالنوع «CSV UTF-8»، وفي «جداول بيانات Google» من «تنزيل» ثم CSV. ثم اختره.',
  },
  'missing-image': { hint: '{suggestion}اختر صورة أخرى، أو أفلت ملفًا فوقها.' },
  'unknown-icon': { hint: '{suggestion}اختر واحدة من القائمة.' },
  'unknown-region': { hint: '{suggestion}اختر إحدى هذه: {known}.' },
  'bad-frame': { hint: '{suggestion}اكتب العنوان وحده: تعرضه الخدمة في خيار التضمين، ويبدأ بـ `https://`.' },
  'frame-not-allowed': { hint: 'اختر عنوانًا آخر، أو اطلب ممن يعتني بالموقع السماح بإطارات `{host}`.' },
  'unknown-endpoint': { hint: '{suggestion}اختر إحدى هذه: {known}.' },
  'stray-marks': {
    hint: 'احذف الرموز الزائدة، واكتب ما لم يُكتب بعد. وللخط الغامق والروابط والقوائم أزرار تحت النصوص التي تقبلها.',
  },
  'tight-dash': { hint: 'استعمل زر القائمة تحت النص.' },
  'edit-not-written': {
    message: 'تعذّرت كتابة التغيير، وبقي كل شيء كما كان.',
    hint: 'ربما امتلأ القرص أو أُقفلت ملفات الموقع، فاسأل من يعتني بها.',
  },
  'garbled-text': { hint: 'انسخ النص من جديد من مصدره.' },
  'bad-file-name': { hint: '{suggestion}استعمل الحروف اللاتينية الصغيرة والأرقام والشرطات: ‎/about-us‎.' },
  'reserved-address': { hint: 'اختر عنوانًا آخر. هذه الأسماء يستعملها الموقع نفسه: {known}.' },
  'route-collision': { message: 'في {route} صفحة.', hint: 'اختر عنوانًا آخر.' },
  'edit-repeated': {
    message: 'ما هنا مكرر في مواضع أخرى.',
    hint: 'لا يتغير إلا في ملفات الموقع، فاسأل من يعتني بها.',
  },
  'edit-unsound': {
    message: 'لا يمكن تغيير هذا من هنا من غير أن يتغير معه شيء آخر.',
    hint: 'صحّح أولًا ما يقوله الفحص عن هذه الصفحة، أو اسأل من يعتني بملفات الموقع.',
  },
  'edit-not-there': {
    message: 'ما كان سيتغير لم يعد في هذا الموضع.',
    hint: 'حمّل الصفحة من جديد، فقد تغيرت في أثناء ذلك.',
  },
};
