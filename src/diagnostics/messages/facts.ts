import type { Message } from '../message.ts';

/** Facts, formats and placeholders. */
export const factMessages = {
  'missing-fact': {
    fix: true,
    why: 'Visitors would read a gap in the middle of the sentence, or the bare name of the fact.',
    en: '`{name}` has no value for {page}.',
    tr: '`{name}` değeri (facts) {page} dosyası için tanımlanmamış.',
    ar: 'لا توجد قيمة (facts) باسم `{name}` للملف `{page}`.',
    hint: {
      en: '{suggestion}Add `{name}: …` under `facts:` of the page or in site.yaml.',
      tr: '{suggestion}Sayfada ya da site.yaml dosyasında `facts:` altına `{name}: …` satırını ekleyin.',
      ar: '{suggestion}أضف السطر `{name}: …` تحت `facts:` في الصفحة أو في `site.yaml`.',
    },
    example: {
      in: 'page',
      before: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weks}}" }\n',
      after: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weeks}}" }\n',
      details: { name: 'weks', page: 'pages/index.yaml', suggestion: '{{weeks}}' },
    },
  },
  'missing-template-facts': {
    why: 'The template’s sentences would have gaps where this page’s figures and names belong.',
    en: 'The template uses facts that this page does not give: {names}.',
    tr: 'Şablonun kullandığı şu değerler (facts) bu sayfada tanımlanmamış: {names}.',
    ar: 'يستخدم القالب قيمًا (facts) غير موجودة في هذه الصفحة: {names}.',
    hint: {
      en: 'Add a line for each under `facts:`; another page with the same template shows how.',
      tr: 'Her biri için `facts:` altına bir satır ekleyin; aynı şablonu kullanan başka bir sayfa örnek olabilir.',
      ar: 'أضف سطرًا لكل منها تحت `facts:`؛ ويمكنك الاسترشاد بصفحة أخرى تستخدم القالب نفسه.',
    },
  },
  'renamed-key': {
    why: 'The value was given another name, and the texts still ask for the old one, so they would have gaps.',
    en: 'Nothing uses `{key}`, but {count} places use `{name}`.',
    tr: '`{key}` hiçbir yerde kullanılmıyor, ama {count} yerde `{name}` kullanılıyor.',
    ar: 'لا شيء يستخدم `{key}`، بينما يُستخدم `{name}` في {count} من المواضع.',
    hint: {
      en: 'Did you mean `{name}`? If the new name is meant, write it in those places too.',
      tr: 'Şunu mu demek istediniz: `{name}`? Yeni ad bilerek verildiyse onu o yerlere de yazın.',
      ar: 'هل تقصد `{name}`؟ إن كان الاسم الجديد مقصودًا فاكتبه في تلك المواضع أيضًا.',
    },
  },
  'missing-fact-everywhere': {
    why: 'Many sentences on many pages would have a gap. One message names them all.',
    en: '`{name}` has no value; {count} places use it.',
    tr: '`{name}` değeri (facts) tanımlanmamış; {count} yerde kullanılıyor.',
    ar: 'القيمة `{name}` (facts) غير محددة، وهي مستخدمة في {count} من المواضع.',
    hint: {
      en: 'Add `{name}: …` under `facts:` in site.yaml.',
      tr: 'site.yaml dosyasında `facts:` altına `{name}: …` ekleyin.',
      ar: 'أضف `{name}: …` تحت `facts:` في `site.yaml`.',
    },
  },
  'missing-region-everywhere': {
    why: 'A region that all its cards name was probably deleted or renamed: one change at its own place mends all of them.',
    en: 'There is no region `{name}`; {count} places name it.',
    tr: '`{name}` adlı bir bölge yok; {count} yerde kullanılıyor.',
    ar: 'لا توجد منطقة باسم `{name}`، وهي مذكورة في مواضع عددها {count}.',
    hint: {
      en: 'Add it again below `regions:` in site.yaml, or name another in those places. Regions there: {known}.',
      tr: 'Onu site.yaml içinde `regions:` altına yeniden ekleyin ya da o yerlere başka bir bölge yazın. Oradaki bölgeler: {known}.',
      ar: 'أعد إضافتها تحت `regions:` في site.yaml أو اكتب في تلك المواضع منطقة أخرى. المناطق هناك: {known}.',
    },
  },
  'bad-placeholder': {
    why: 'Visitors would see the braces in place of the value.',
    en: 'This placeholder is not written as it has to be.',
    tr: 'Bu yer tutucu olması gerektiği gibi yazılmamış.',
    ar: 'هذا العنصر النائب ليس مكتوبًا كما ينبغي.',
    hint: {
      en: '{suggestion}Write two braces on each side: {{name}}, or {{name, compact}} with a format.',
      tr: '{suggestion}Her iki yanına ikişer süslü parantez yazın: {{name}} ya da biçimiyle birlikte {{name, compact}}.',
      ar: '{suggestion}اكتب قوسين معقوفين في كل جانب: `{{name}}`، أو `{{name, compact}}` لتحديد تنسيق.',
    },
    example: {
      in: 'page',
      before: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weeks}" }\n',
      after: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weeks}}" }\n',
      details: { suggestion: '{{weeks}}' },
    },
  },
  'unknown-format': {
    why: 'How the figure is to be written is not known, so it cannot be shown.',
    en: '`{format}` is not a format.',
    tr: '`{format}` adlı bir biçim yok.',
    ar: 'لا يوجد تنسيق باسم `{format}`.',
    hint: {
      en: '{suggestion}Formats: {known}.',
      tr: '{suggestion}Biçimler: {known}.',
      ar: '{suggestion}التنسيقات المتاحة: {known}.',
    },
    example: {
      in: 'page',
      before: 'facts:\n  price: 1250\nblocks:\n  - type: text\n    title: { all: "{{price, nummber}}" }\n',
      after: 'facts:\n  price: 1250\nblocks:\n  - type: text\n    title: { all: "{{price, number}}" }\n',
      details: { format: 'nummber', known: 'number, compact, percent, currency, date, month', suggestion: 'number' },
    },
  },
  'unknown-format-option': {
    why: 'The figure could not be written in this way in any language.',
    en: '`{option}` cannot be used with the format `{format}`.',
    tr: '`{option}`, `{format}` biçimiyle kullanılamaz.',
    ar: 'لا يمكن استخدام `{option}` مع التنسيق `{format}`.',
    hint: {
      en: '{suggestion}Possible are `maximumFractionDigits: 1`, `compactDisplay: long` and `dateStyle: medium`.',
      tr: '{suggestion}`maximumFractionDigits: 1`, `compactDisplay: long` ve `dateStyle: medium` yazılabilir.',
      ar: '{suggestion}يمكن كتابة `maximumFractionDigits: 1` أو `compactDisplay: long` أو `dateStyle: medium`.',
    },
  },
  'bad-format-option': {
    why: 'The figure could not be written in this way in any language.',
    en: '`{option}` cannot be used with the format `{format}`.',
    tr: '`{option}`, `{format}` biçimiyle kullanılamaz.',
    ar: 'لا يمكن استخدام `{option}` مع التنسيق `{format}`.',
    hint: {
      en: '{suggestion}Write a currency by its three capital letters, {{price, currency(EUR)}}, or by the fact that holds them, {{price, currency(currencyCode)}}.',
      tr: '{suggestion}Para birimini üç büyük harfle, {{price, currency(EUR)}}, ya da bu harfleri tutan değerin adıyla yazın: {{price, currency(currencyCode)}}.',
      ar: '{suggestion}اكتب رمز العملة بثلاثة أحرف لاتينية كبيرة: `{{price, currency(EUR)}}`، أو اسم القيمة التي تحمل هذا الرمز: `{{price, currency(currencyCode)}}`.',
    },
    example: {
      in: 'page',
      before: 'facts:\n  price: 1250\nblocks:\n  - type: text\n    title: { all: "{{price, currency(euro)}}" }\n',
      after: 'facts:\n  price: 1250\nblocks:\n  - type: text\n    title: { all: "{{price, currency(EUR)}}" }\n',
      details: { option: 'euro', format: 'currency', suggestion: 'EUR' },
    },
  },
  'calculated-placeholder': {
    why: 'Visitors would see the braces in place of a value.',
    en: 'Nothing is calculated in a placeholder: `{words}`.',
    tr: 'Yer tutucunun içinde hesap yapılmaz: `{words}`.',
    ar: 'لا تُجرى عمليات حسابية داخل العنصر النائب: `{words}`.',
    hint: {
      en: 'Write the result as a figure, or as a fact of its own.',
      tr: 'Sonucu rakamla ya da ayrı bir değer (facts) olarak yazın.',
      ar: 'اكتب الناتج رقمًا، أو أضفه قيمة مستقلة (facts).',
    },
    example: {
      in: 'page',
      before: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weeks * 2}}" }\n',
      after: 'facts:\n  weeks: 6\nblocks:\n  - type: text\n    title: { all: "{{weeks}}" }\n',
      details: { words: '{{weeks * 2}}' },
    },
  },
  'fact-not-number': {
    fix: true,
    why: 'The format writes figures as each language does, which it can do with plain digits only.',
    en: '`{name}` is `{value}`, which the format `{format}` cannot show.',
    tr: '`{name}` değeri (facts) `{value}` olarak yazılmış; `{format}` biçimi bunu gösteremez.',
    ar: 'القيمة `{name}` (facts) هي `{value}`، ولا يمكن عرضها بالتنسيق `{format}`.',
    hint: {
      en: '{suggestion}Write the figure alone as the value of the fact, with a point before decimals; the format adds the rest.',
      tr: '{suggestion}Değere yalnızca rakamı yazın, ondalık kısmı noktayla ayırın; gerisini biçim ekler.',
      ar: '{suggestion}اكتب العدد وحده قيمةً لها، مع نقطة قبل الكسر العشري، والتنسيق يضيف ما سواه.',
    },
    example: {
      in: 'page',
      before: 'facts:\n  visits: 41.4M\nblocks:\n  - type: text\n    title: { all: "{{visits, compact}}" }\n',
      after: 'facts:\n  visits: 41400000\nblocks:\n  - type: text\n    title: { all: "{{visits, compact}}" }\n',
      details: { name: 'visits', value: '41.4M', format: 'compact', suggestion: '41400000' },
    },
  },
  'ambiguous-number': {
    severity: 'warning',
    why: 'In Turkish 1.500 is fifteen hundred, in English one and a half. Visitors may be told a thousandth of what you mean.',
    en: '`{value}` is read as a number with three decimals.',
    tr: '`{value}`, üç ondalıklı bir sayı olarak okunuyor.',
    ar: 'تُقرأ `{value}` عددًا بثلاث خانات عشرية.',
    hint: {
      en: '{suggestion}Thousands are written without a point. Where decimals are meant, leave out the last figure or add one.',
      tr: '{suggestion}Binlik ayırıcı nokta yazılmaz. Ondalık kastediliyorsa son basamağı silin ya da bir basamak ekleyin.',
      ar: '{suggestion}تُكتب الآلاف بلا نقطة. وإن قصدت كسرًا عشريًا فاحذف الخانة الأخيرة أو أضف خانة.',
    },
    example: {
      in: 'page',
      before: 'facts:\n  price: "1.250"\nblocks:\n  - type: text\n    title: { all: "{{price, number}}" }\n',
      after: 'facts:\n  price: "1250"\nblocks:\n  - type: text\n    title: { all: "{{price, number}}" }\n',
      details: { value: '1.250', suggestion: '1250' },
    },
  },
  'fact-not-date': {
    why: 'The format writes dates as each language does, and has to know which figure is the day and which is the month.',
    en: '`{name}` is `{value}`, which the format `{format}` cannot show.',
    tr: '`{name}` değeri (facts) `{value}` olarak yazılmış; `{format}` biçimi bunu gösteremez.',
    ar: 'القيمة `{name}` (facts) هي `{value}`، ولا يمكن عرضها بالتنسيق `{format}`.',
    hint: {
      en: '{suggestion}Write the date as the value of the fact: the year in four digits, the month and the day in two each, with a dash between them. The day may be left out.',
      tr: '{suggestion}Değere tarihi yazın: dört haneli yıl, ikişer haneli ay ve gün, aralarında kısa çizgi. Gün yazılmayabilir.',
      ar: '{suggestion}اكتب التاريخ قيمةً لها: السنة بأربعة أرقام، ثم الشهر واليوم برقمين لكل منهما، وبينها شرطة. ويمكن ترك اليوم.',
    },
    example: {
      in: 'page',
      before: 'facts:\n  day: 30.06.2024\nblocks:\n  - type: text\n    title: { all: "{{day, date}}" }\n',
      after: 'facts:\n  day: 2024-06-30\nblocks:\n  - type: text\n    title: { all: "{{day, date}}" }\n',
      details: { name: 'day', value: '30.06.2024', format: 'date', suggestion: '2024-06-30' },
    },
  },
  'fact-cycle': {
    why: 'The fact can never be filled in: each one waits for the other.',
    en: 'The fact `{name}` leads back to itself, so it cannot be filled in.',
    tr: '`{name}` değeri (facts) kendi kendine başvurduğu için doldurulamıyor.',
    ar: 'لا يمكن تعبئة القيمة `{name}` (facts) لأنها تعتمد على نفسها.',
    hint: {
      en: 'Write out one of the facts that lead back to it.',
      tr: 'Bu değere geri dönen değerlerden birini yer tutucu kullanmadan yazın.',
      ar: 'اكتب إحدى القيم التي تعود إليها نصًا صريحًا من دون عنصر نائب.',
    },
  },
  'bad-fact': {
    why: 'A fact fills a gap in a sentence, and only a text or a figure fits there.',
    en: 'The fact `{name}` should be a single text or one text for each language.',
    tr: '`{name}` değeri (facts) tek bir metin ya da her dil için bir metin olmalı.',
    ar: 'يجب أن تكون القيمة `{name}` (facts) نصًا واحدًا أو نصًا لكل لغة.',
    hint: {
      en: 'Write `{name}: value`, or a line for each language under it.',
      tr: '`{name}: değer` yazın ya da altına her dil için bir satır ekleyin.',
      ar: 'اكتب `{name}: value`، أو أضف تحتها سطرًا لكل لغة.',
    },
  },
  'unknown-form': {
    why: 'Languages tell kinds of numbers apart by these names only; a line with another name is never shown.',
    en: '`{form}` is not a form for numbers.',
    tr: '`{form}` diye bir sayı biçimi yok.',
    ar: 'لا توجد صيغة للعدد باسم `{form}`.',
    hint: {
      en: '{suggestion}Forms: {known}.',
      tr: '{suggestion}Biçimler: {known}.',
      ar: '{suggestion}الصيغ: {known}.',
    },
    example: {
      in: 'page',
      before:
        'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, othr: "{{count}} weeks" }\nblocks:\n  - type: text\n    title: { en: "{{weeks, ofWeeks}}", tr: Hafta, ar: أسبوع }\n',
      after:
        'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\nblocks:\n  - type: text\n    title: { en: "{{weeks, ofWeeks}}", tr: Hafta, ar: أسبوع }\n',
      details: { form: 'othr', known: 'zero, one, two, few, many, other', suggestion: 'other' },
    },
  },
  'missing-forms': {
    why: 'Arabic has six forms of a word for as many kinds of numbers, Russian three. Without one of them the page would read wrong as soon as the number changes.',
    en: 'The fact `{name}` lacks forms for some numbers in {language}: {forms}.',
    tr: '`{name}` değerinde (facts) şu dilde bazı sayıların biçimi eksik: {language}. Eksikler: {forms}.',
    ar: 'تنقص القيمة `{name}` (facts) صيغ لبعض الأعداد في هذه اللغة: {language}. الناقص: {forms}.',
    hint: {
      en: 'Write a line for each below `{code}:`, with {{count}} where the number goes: `{form}: "{{count}} …"`.',
      tr: '`{code}:` satırının altına her biri için bir satır yazın; sayının yerine {{count}} koyun: `{form}: "{{count}} …"`.',
      ar: 'اكتب لكل صيغة سطرًا تحت `{code}:`، وضع {{count}} في موضع العدد: `{form}: "{{count}} …"`.',
    },
    example: {
      in: 'page',
      before:
        'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
      after:
        'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
      details: {
        name: 'ofWeeks',
        language: { language: 'ar' },
        code: 'ar',
        forms: '`zero` (0), `one` (1), `two` (2), `few` (3, 4, 5 …), `many` (11, 12, 13 …)',
        form: 'many',
      },
    },
  },
  'needless-form': {
    severity: 'warning',
    why: 'The words of this line are never shown: the language has no number of this kind.',
    en: 'No number takes the form `{form}` in {language}.',
    tr: 'Şu dilde hiçbir sayı `{form}` biçimini almaz: {language}.',
    ar: 'لا يأخذ أي عدد الصيغة `{form}` في هذه اللغة: {language}.',
    hint: {
      en: 'Delete the line. Forms there: {known}.',
      tr: 'Bu satırı silin. Oradaki biçimler: {known}.',
      ar: 'احذف السطر. صيغ هذه اللغة: {known}.',
    },
    example: {
      in: 'page',
      before:
        'facts:\n  weeks: 3\n  ofWeeks:\n    all: "{{count}} w."\n    en: { one: a week, two: two weeks, other: "{{count}} weeks" }\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\n    tr: "{{count}} hafta"\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
      after:
        'facts:\n  weeks: 3\n  ofWeeks:\n    all: "{{count}} w."\n    en: { one: a week, other: "{{count}} weeks" }\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\n    tr: "{{count}} hafta"\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
      details: { form: 'two', language: { language: 'en' }, known: 'one, other' },
    },
  },
  'count-lost': {
    severity: 'warning',
    why: 'Other forms of this language show the number. Where this one stands, visitors read the words without it.',
    en: 'The form `{form}` shows no number, as others beside it do.',
    tr: '`{form}` biçiminde sayı yok; yanındaki biçimlerde var.',
    ar: 'الصيغة `{form}` لا تُظهر العدد، والصيغ التي بجانبها تُظهره.',
    hint: {
      en: 'Put {{count}} where the number goes: `"{{count}} {text}"`.',
      tr: 'Sayının geleceği yere {{count}} yazın: `"{{count}} {text}"`.',
      ar: 'ضع {{count}} في موضع العدد: `"{{count}} {text}"`.',
    },
    example: {
      in: 'page',
      before:
        'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: "{{count}} week", other: weeks }\n    tr: "{{count}} hafta"\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
      after:
        'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: "{{count}} week", other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
      details: { form: 'other', text: 'weeks' },
    },
  },
  'count-needed': {
    why: 'Which form is right, only the number tells.',
    en: 'The fact `{name}` has a form for each kind of number, and here stands no number.',
    tr: '`{name}` değerinin (facts) sayıya göre değişen biçimleri var; burada ise sayı yok.',
    ar: 'للقيمة `{name}` (facts) صيغة لكل نوع من الأعداد، ولا عدد هنا.',
    hint: {
      en: '{suggestion}Name the fact that holds the number before it: {{number, {name}}}.',
      tr: '{suggestion}Önüne sayının adını yazın: {{sayı, {name}}}.',
      ar: '{suggestion}اكتب قبلها اسم العدد: `{{number, {name}}}`.',
    },
    example: {
      in: 'page',
      before:
        'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n    body: { all: "{{ofWeeks}}" }\n',
      after:
        'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n    body: { all: "{{weeks, ofWeeks}} in all" }\n',
      details: { name: 'ofWeeks' },
    },
  },
  'unused-fact': {
    severity: 'warning',
    why: 'A figure that no text shows is easily believed to be on the page. Often its name is misspelt in the text.',
    en: 'No text uses the fact `{name}`.',
    tr: '`{name}` değerini (facts) hiçbir metin kullanmıyor.',
    ar: 'لا يستخدم أي نص القيمة `{name}` (facts).',
    hint: {
      en: '{suggestion}Delete it, or use it in a text as {{{name}}}.',
      tr: '{suggestion}Silin ya da bir metinde {{{name}}} biçiminde kullanın.',
      ar: '{suggestion}احذفها، أو استخدمها في نص بكتابة `{{{name}}}`.',
    },
    example: {
      in: 'page',
      before: 'facts:\n  weeks: 3\n  days: 5\nblocks:\n  - type: text\n    title: { all: "{{weeks}}" }\n',
      after: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weeks}}" }\n',
      details: { name: 'days' },
    },
  },
} as const satisfies Record<string, Message>;
