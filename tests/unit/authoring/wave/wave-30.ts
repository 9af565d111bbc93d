import { CONTACT, FAQ, HOME } from './places.ts';
import * as spots from './spots.ts';
import { inFile } from './spots.ts';
import type { Wanted, WaveKind } from './wave.ts';

/** Texts in the place of another one, in quotes where YAML asks for them; the message may point at the words that it is about. */
const quoting =
  (spot: typeof spots.english): typeof spots.english =>
  (name, text, conveys, wanted: Wanted, more) => {
    const marked = text.replace(wanted, (words, at) => (at === 0 ? words : `▸${words}`));
    return spot(name, /: |^\[/.test(text) ? `"▸${marked}"` : marked, conveys, wanted, more);
  };
const english = quoting(spots.english);
const turkish = quoting(spots.turkish);
const arabic = quoting(spots.arabic);
const contact = inFile(CONTACT);
const faq = inFile(FAQ);
const home = inFile(HOME);

const THAT =
  '        That partner is an aggregator, a company that sells many brands through its own marketplace accounts. If you would rather read first, the [FAQ](/faq) answers the most common questions.\n';
const PARTNER = 'That partner is an aggregator, a company that sells many brands through its own marketplace accounts.';
const STEP =
  '        - **The next step.** A roadmap in order: what you prepare, what we do and what our partner does.\n';
const TITLE = '      en: What the consultation covers\n';
const TITLE_TR = '      tr: Görüşmede neleri konuşuyoruz?\n';
const TITLE_AR = '      ar: ماذا نناقش في الاستشارة؟\n';
const META = '    en: Questions about selling on marketplaces abroad\n';
const ABOUT_IT =
  '    en: How soon you can start, what it costs, how you are paid, which documents you need and who handles shipping, customs and returns.\n';
const MORE = '  - type: faq\n    id: more\n';
const CARD = '      - icon: megaphone\n        title:\n          en: Limited digital marketing\n';

/** What follows the paragraph about the partner. */
const after = (text: string) => THAT.replace(PARTNER, `${PARTNER} ${text}`);
/** A line of its own in front of that paragraph. */
const above = (...lines: string[]) => `${lines.map((line) => `        ${line}\n`).join('')}\n${THAT}`;

/** A thirtieth wave: somebody has a chat program write texts, and puts in what it answers. */
export const wave30: readonly WaveKind[] = [
  {
    kind: 'what the program says to who asks, in English',
    rows: [
      english(
        'Sure',
        'Sure! Here is a shorter version: Ads that work at home often fall flat.',
        'of a chat',
        /here is|sure|chat|answer/i,
      ),
      english(
        'Certainly',
        'Certainly! Ads that work at home often fall flat abroad.',
        'of a chat',
        /certainly|chat|answer/i,
        { mayBeSilent: true },
      ),
      english('an AI', 'As an AI language model, I cannot verify which ads work abroad.', 'of a chat', /AI|chat/i),
      english(
        'a question at the end',
        'Ads that work at home often fall flat abroad. Would you like me to make it shorter?',
        'of a chat',
        /would you like|chat/i,
      ),
      english(
        'an offer at the end',
        'Ads that work at home often fall flat abroad. Let me know if you’d like any changes!',
        'of a chat',
        /let me know|chat/i,
      ),
      english(
        'a hope at the end',
        'Ads that work at home often fall flat abroad. I hope this helps!',
        'of a chat',
        /I hope this helps/,
      ),
      english(
        'what it is',
        'Here’s a polished version of your text: Ads that work at home fall flat abroad.',
        'of a chat',
        /here’s|chat/i,
      ),
      english('options', 'Option 1: Ads that work at home often fall flat abroad.', 'of a chat', /option 1|chat/i, {
        mayBeSilent: true,
      }),
      english(
        'two options',
        'Ads fall flat abroad. (Alternative: What sells at home may not sell there.)',
        'of a chat',
        /\(alternative/i,
      ),
      english('a count of words', 'Ads that work at home often fall flat abroad. (9 words)', 'a count', /\(9 words/),
      english(
        'a tone',
        '[Tone: friendly, professional] Ads that work at home often fall flat abroad.',
        'of a chat',
        /\[Tone/,
      ),
      english('a revision', 'Revised: Ads that work at home often fall flat abroad.', 'of a chat', /revised/i, {
        mayBeSilent: true,
      }),
      english(
        'a revised version',
        'Revised version: Ads that work at home often fall flat abroad.',
        'of a chat',
        /revised/i,
      ),
      english(
        'a translation',
        'Translation: Ads that work at home often fall flat abroad.',
        'of a chat',
        /translation/i,
        { mayBeSilent: true },
      ),
      english('a source', 'Ads that work at home often fall flat abroad【4†source】.', 'a mark of a chat', /【|source/),
      english(
        'a source in brackets',
        'Ads that work at home often fall flat abroad [1].',
        'a mark of a source',
        /\[1\]/,
        { mayBeSilent: true },
      ),
      english(
        'a reference',
        'Ads that work at home often fall flat abroad. :contentReference[oaicite:0]{index=0}',
        'a mark of a chat',
        /:contentReference/,
      ),
      english(
        'a turn',
        'Ads that work at home often fall flat abroad. citeturn0search3',
        'a mark of a chat',
        /cite|turn0/,
      ),
      english(
        'a note',
        'Ads that work at home often fall flat abroad. Note: replace with your own figures.',
        'a note to the writer',
        /note|replace/i,
      ),
      english(
        'what is to be filled in',
        'At [Your Company Name], ads are made for each market.',
        'to be filled in',
        /\[Your Company Name\]|filled|real/,
      ),
      english(
        'what is to be filled in, in braces',
        'At {company_name}, ads are made for each market.',
        'to be filled in',
        /\{company_name\}|brace|placeholder/,
      ),
      english(
        'what is to be filled in, in capitals',
        'At COMPANY_NAME, ads are made for each market.',
        'to be filled in',
        /COMPANY_NAME|real/,
      ),
      english(
        'what is to be filled in, in angles',
        'At <Company Name>, ads are made for each market.',
        'to be filled in',
        /<Company Name>|angle|real/,
      ),
      english(
        'a number to be filled in',
        'Ads for more than [X] brands have fallen flat abroad.',
        'to be filled in',
        /\[X\]|real/,
      ),
      english(
        'a link to be filled in',
        'Ads that work at home often fall flat abroad. [Insert link here]',
        'to be filled in',
        /\[Insert link/,
      ),
      english(
        'a picture to be put in',
        'Ads that work at home often fall flat abroad. [Image: a results page in Arabic]',
        'to be filled in',
        /\[Image/,
      ),
      english(
        'an emoji before it',
        '🚀 Ads that work at home often fall flat abroad.',
        'an emoji',
        /🚀|emoji|picture|sign/i,
        { mayBeSilent: true },
      ),
      english('a tick before it', '✅ Ads that work at home often fall flat abroad.', 'an emoji', /✅|emoji|sign/i, {
        mayBeSilent: true,
      }),
      english(
        'hash tags',
        'Ads that work at home often fall flat abroad. #export #ecommerce',
        'no tags',
        /#export|tag/i,
      ),
      english(
        'a thought',
        '<think>The user wants a short text.</think> Ads that work at home often fall flat.',
        'of a chat',
        /<think>|HTML|tag/i,
      ),
      english(
        'the end of an answer',
        'Ads that work at home often fall flat abroad.<|endoftext|>',
        'of a chat',
        /<\||endoftext|tag/i,
      ),
      english('who speaks', 'ChatGPT said: Ads that work at home often fall flat abroad.', 'of a chat', /ChatGPT/),
      english(
        'who speaks, as the assistant',
        'Assistant: Ads that work at home often fall flat abroad.',
        'of a chat',
        /Assistant/,
        { mayBeSilent: true },
      ),
      english(
        'who asks',
        'Make this shorter: Ads that work at home often fall flat abroad.',
        'of a chat',
        /make this shorter|ask/i,
      ),
      english(
        'to be continued',
        'Ads that work at home often fall flat on a results page in Arabic or [continued]',
        'of a chat',
        /\[continued\]|unfinished/i,
      ),
      english(
        'a summary',
        'In summary: **TL;DR** Ads that work at home often fall flat abroad.',
        'no stars here',
        /\*\*|TL;DR/,
      ),
      english('a line break of HTML', 'Ads that work at home<br>often fall flat abroad.', 'HTML', /<br>|HTML/),
      english(
        'spaces that do not break',
        'Ads that work at home often fall flat abroad.',
        'invisible',
        /space|invisible/i,
        { mayBeSilent: true },
      ),
      english(
        'a hyphen that does not break',
        'E‑commerce ads that work at home often fall flat.',
        'invisible',
        /hyphen|U\+2011|‑/i,
        { mayBeSilent: true },
      ),
      english(
        'letters that look alike',
        'Аds that work at home often fall flat abroad.',
        'another letter',
        /Cyrillic|letter|А/,
      ),
      english(
        'an address of theirs',
        'Ads that work at home fall flat, as https://example.com/ads?utm_source=chatgpt.com says.',
        'of a chat',
        /utm_|example\.com|chatgpt/i,
        { mayBeSilent: true },
      ),
    ],
  },
  {
    kind: 'in Turkish',
    rows: [
      turkish(
        'Tabii',
        'Tabii! İşte daha kısa bir metin: Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'of a chat',
        /işte|tabii|sohbet/i,
      ),
      turkish(
        'Elbette',
        'Elbette, işte düzenlenmiş hali: Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'of a chat',
        /işte|elbette|düzenlenmiş/i,
      ),
      turkish(
        'a question at the end',
        'Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir. Daha kısa yapmamı ister misiniz?',
        'of a chat',
        /yapmamı ister/i,
      ),
      turkish(
        'an offer at the end',
        'Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir. Başka bir konuda yardımcı olabilir miyim?',
        'of a chat',
        /yardımcı olabilir/i,
      ),
      turkish(
        'a hope at the end',
        'Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir. Umarım yardımcı olmuştur!',
        'of a chat',
        /umarım/i,
      ),
      turkish(
        'an AI',
        'Bir yapay zekâ dil modeli olarak hangi reklamın işe yaradığını bilemem.',
        'of a chat',
        /yapay zek/i,
      ),
      turkish(
        'options',
        'Seçenek 1: Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'of a chat',
        /seçenek 1/i,
        { mayBeSilent: true },
      ),
      turkish(
        'an alternative',
        'Alternatif: Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'of a chat',
        /alternatif/i,
        { mayBeSilent: true },
      ),
      turkish(
        'a translation',
        'Çeviri: Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'of a chat',
        /çeviri/i,
        { mayBeSilent: true },
      ),
      turkish(
        'a Turkish translation',
        'Türkçe çevirisi: Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'of a chat',
        /çeviri/i,
      ),
      turkish(
        'a revision',
        'Düzeltilmiş hali: Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'of a chat',
        /düzeltilmiş/i,
      ),
      turkish(
        'what is to be filled in',
        '[Şirket Adı] olarak her pazar için ayrı reklam hazırlıyoruz.',
        'to be filled in',
        /\[Şirket Adı\]/,
      ),
      turkish(
        'a number to be filled in',
        '[X] yıllık deneyimimizle her pazar için ayrı reklam hazırlıyoruz.',
        'to be filled in',
        /\[X\]/,
      ),
      turkish(
        'a link to be filled in',
        'Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir. [Bağlantıyı buraya ekleyin]',
        'to be filled in',
        /\[Bağlantıyı/,
      ),
      turkish(
        'a note',
        'Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir. (Not: Rakamları kendinize göre güncelleyin.)',
        'a note to the writer',
        /\(Not/,
      ),
      turkish(
        'a count of words',
        'Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir. (8 kelime)',
        'a count',
        /\(8 kelime/,
      ),
      turkish('an emoji', '✨ Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.', 'an emoji', /✨/, {
        mayBeSilent: true,
      }),
      turkish(
        'who speaks',
        'ChatGPT: Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'of a chat',
        /ChatGPT/,
      ),
      turkish(
        'who asks',
        'Şunu Türkçeye çevir: Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'of a chat',
        /çevir/,
      ),
      turkish(
        'the language',
        '(Türkçe) Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'the name of the language',
        /Türkçe/,
        { mayBeSilent: true },
      ),
      turkish(
        'quotes around all',
        '"Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir."',
        'quotes',
        /quot|tırnak/i,
        { mayBeSilent: true },
      ),
      turkish(
        'both languages',
        'Ads often fall flat. / Türkiye’de işe yarayan reklam orada aynı sonucu vermeyebilir.',
        'two languages',
        /English|language|İngilizce/i,
      ),
    ],
  },
  {
    kind: 'in Arabic',
    rows: [
      arabic(
        'Sure',
        'بالتأكيد! إليك النص المختصر: الإعلان الناجح في بلدك قد لا ينجح في دبي.',
        'of a chat',
        /إليك|بالتأكيد/,
      ),
      arabic(
        'Of course',
        'بالطبع، إليك نسخة محسّنة: الإعلان الناجح في بلدك قد لا ينجح في دبي.',
        'of a chat',
        /إليك|بالطبع/,
      ),
      arabic(
        'a question at the end',
        'الإعلان الناجح في بلدك قد لا ينجح في دبي. هل تريد أن أجعله أقصر؟',
        'of a chat',
        /هل تريد/,
      ),
      arabic(
        'a hope at the end',
        'الإعلان الناجح في بلدك قد لا ينجح في دبي. آمل أن يكون هذا مفيدًا!',
        'of a chat',
        /آمل/,
      ),
      arabic('an AI', 'بصفتي نموذج لغة يعمل بالذكاء الاصطناعي، لا يمكنني التحقق من ذلك.', 'of a chat', /بصفتي|الذكاء/),
      arabic('options', 'الخيار 1: الإعلان الناجح في بلدك قد لا ينجح في دبي.', 'of a chat', /الخيار 1/, {
        mayBeSilent: true,
      }),
      arabic('a translation', 'الترجمة: الإعلان الناجح في بلدك قد لا ينجح في دبي.', 'of a chat', /الترجمة/, {
        mayBeSilent: true,
      }),
      arabic(
        'a translation into Arabic',
        'الترجمة إلى العربية: الإعلان الناجح في بلدك قد لا ينجح في دبي.',
        'of a chat',
        /الترجمة/,
      ),
      arabic('a revision', 'النص المعدّل: الإعلان الناجح في بلدك قد لا ينجح في دبي.', 'of a chat', /النص المعدّل/),
      arabic('what is to be filled in', 'في [اسم الشركة] نصمم إعلانًا لكل سوق.', 'to be filled in', /\[اسم الشركة\]/),
      arabic('a number to be filled in', 'صممنا إعلانات لأكثر من [عدد] علامة تجارية.', 'to be filled in', /\[عدد\]/),
      arabic(
        'a link to be filled in',
        'الإعلان الناجح في بلدك قد لا ينجح في دبي. [أدخل الرابط هنا]',
        'to be filled in',
        /\[أدخل/,
      ),
      arabic(
        'a note',
        'الإعلان الناجح في بلدك قد لا ينجح في دبي. (ملاحظة: استبدل الأرقام بأرقامك.)',
        'a note to the writer',
        /\(ملاحظة/,
      ),
      arabic('a count of words', 'الإعلان الناجح في بلدك قد لا ينجح في دبي. (9 كلمات)', 'a count', /\(9 كلمات/),
      arabic('an emoji', '✅ الإعلان الناجح في بلدك قد لا ينجح في دبي.', 'an emoji', /✅/, { mayBeSilent: true }),
      arabic('who speaks', 'ChatGPT: الإعلان الناجح في بلدك قد لا ينجح في دبي.', 'of a chat', /ChatGPT/),
      arabic('who asks', 'ترجم هذا النص: الإعلان الناجح في بلدك قد لا ينجح في دبي.', 'of a chat', /ترجم/),
      arabic(
        'both languages',
        'الإعلان الناجح في بلدك قد لا ينجح في دبي. Ads that work at home often fall flat abroad.',
        'two languages',
        /English|language/i,
      ),
    ],
  },
  {
    kind: 'titles and descriptions',
    rows: [
      contact('a title in stars', TITLE, '      ▸en: ▸"▸**What the consultation covers**"\n', 'no stars', /\*\*/),
      contact(
        'a title with its label',
        TITLE,
        '      ▸en: ▸"▸Heading: What the consultation covers"\n',
        'no label',
        /Heading/,
      ),
      contact('a title with an emoji', TITLE, '      ▸en: ▸🎯 What the consultation covers\n', 'an emoji', /🎯|emoji/, {
        mayBeSilent: true,
      }),
      contact(
        'a title with a number',
        TITLE,
        '      ▸en: ▸3. What the consultation covers\n',
        'a number',
        /3\.|number/,
        { mayBeSilent: true },
      ),
      contact(
        'a title in straight quotes',
        TITLE,
        `      ▸en: ▸'▸"What the consultation covers"'\n`,
        'quotes',
        /quot|"/i,
        { mayBeSilent: true },
      ),
      contact(
        'a title with a choice',
        TITLE,
        '      ▸en: ▸What the consultation covers / What we talk about ▸(pick one)\n',
        'a choice',
        /pick one/i,
      ),
      contact(
        'a title of a section',
        TITLE,
        '      ▸en: ▸Section 3 – What the consultation covers\n',
        'no label',
        /section/i,
        { mayBeSilent: true },
      ),
      contact(
        'a Turkish title with its label',
        TITLE_TR,
        '      ▸tr: ▸"▸Başlık: Görüşmede neleri konuşuyoruz?"\n',
        'no label',
        /Başlık/,
      ),
      contact(
        'an Arabic title with its label',
        TITLE_AR,
        '      ▸ar: ▸"▸العنوان: ماذا نناقش في الاستشارة؟"\n',
        'no label',
        /العنوان/,
      ),
      faq(
        'a title for search engines with its label',
        META,
        '    ▸en: ▸"▸SEO title: Questions about selling abroad"\n',
        'no label',
        /SEO title/i,
      ),
      faq(
        'a title for search engines with a pipe',
        META,
        '    ▸en: ▸Questions about selling abroad ▸| Limanora\n',
        'the name is added',
        /Limanora|added|\|/,
      ),
      faq(
        'a description with its label',
        ABOUT_IT,
        '    ▸en: ▸"▸Meta description: How soon you can start and what it costs, and who handles shipping, customs and returns."\n',
        'no label',
        /meta description/i,
      ),
      faq(
        'a description with keywords',
        ABOUT_IT,
        '    ▸en: ▸"How soon you can start, what it costs and who handles customs. ▸Keywords: export, marketplace, customs."\n',
        'no keywords',
        /keywords/i,
      ),
      faq(
        'a description with a count',
        ABOUT_IT,
        '    ▸en: ▸How soon you can start, what it costs, how you are paid and who handles shipping and customs. ▸(97 chars)\n',
        'a count',
        /97 chars/,
      ),
    ],
  },
  {
    kind: 'a longer text',
    rows: [
      contact('a heading', THAT, above('▸### Our partner'), 'no headings', /###|heading/i),
      contact('a heading in stars', THAT, above('▸**Our partner:**'), 'no heading', /\*\*|heading/i, {
        mayBeSilent: true,
      }),
      contact('a line across', THAT, above('▸---'), 'no lines', /---|line/i),
      contact(
        'an entry with a tick',
        STEP,
        '        ▸- ▸✅ **The next step.** A roadmap in order.\n',
        'an emoji',
        /✅/,
        { mayBeSilent: true },
      ),
      contact('an entry with a dot', STEP, '        ▸• **The next step.** A roadmap in order.\n', 'a dash', /•/),
      contact('what it is', THAT, above('▸Here’s a clearer version of the paragraph:'), 'of a chat', /here’s/i),
      contact('an offer', THAT, after('▸Let me know if you want it more formal.'), 'of a chat', /let me know/i),
      contact(
        'a question',
        THAT,
        after('▸Do you want me to translate it into Turkish as well?'),
        'of a chat',
        /do you want me/i,
      ),
      contact('key takeaways', THAT, above('▸**Key takeaways:**'), 'of a chat', /key takeaways|\*\*/i, {
        mayBeSilent: true,
      }),
      contact('a link that is none', THAT, after('Read [our guide]▸(▸#) first.'), 'leads nowhere', /#|link/),
      contact(
        'a link to be made',
        THAT,
        after('Read [our guide](▸insert-url-here) first.'),
        'leads nowhere',
        /insert-url-here/,
      ),
      contact(
        'a link to an example',
        THAT,
        after('Read [our guide](▸https://www.example.com/guide) first.'),
        'an example',
        /example\.com/,
        { mayBeSilent: true },
      ),
      contact(
        'a link with their mark',
        THAT,
        after('Read [the rules](▸https://www.customs.gov.my/en?utm_source=chatgpt.com) first.'),
        'their mark',
        /utm_source/,
        { mayBeSilent: true },
      ),
      contact(
        'a link within their sandbox',
        THAT,
        after('Read [the file](▸sandbox:/mnt/data/guide.pdf) first.'),
        'leads nowhere',
        /sandbox/,
      ),
      contact('a source at the end', THAT, after('It is free.▸[^1]'), 'no notes', /\[\^1\]/),
      contact('sources', THAT, above('▸Sources: [1] Statista, [2] Wikipedia'), 'marks of sources', /\[1\]|Sources/i, {
        mayBeSilent: true,
      }),
      contact('a formula', THAT, after('You keep ▸\\(80\\%\\) of it.'), 'no formula', /\\/, { mayBeSilent: true }),
      contact('HTML', THAT, above('▸<p>Our partner is an aggregator.</p>'), 'HTML', /<p>|HTML/),
    ],
  },
  {
    kind: 'YAML that the program writes',
    rows: [
      faq('a fence', MORE, `▸\`\`\`yaml\n${MORE}`, 'no fence', /`|chat/),
      faq('a word before it', MORE, `▸Here is the updated block:\n${MORE}`, 'no such line', /line|colon|field/i),
      faq(
        'what stays as it is',
        MORE,
        `  ▸# ... rest of the blocks unchanged ...\n${MORE}`,
        'left out',
        /unchanged|left out|\.\.\./i,
        { mayBeSilent: true },
      ),
      faq('what stays as it is, without its sign', MORE, `▸...\n${MORE}`, 'no such line', /\.\.\./),
      faq('a heading as a block', MORE, `  - ▸type: ▸heading\n    text: Costs\n${MORE}`, 'no such block', /heading/),
      faq(
        'a paragraph as a block',
        MORE,
        `  - ▸type: ▸paragraph\n    content: Costs are shown here.\n${MORE}`,
        'no such block',
        /paragraph/,
      ),
      faq(
        'properties',
        MORE,
        `  - type: cta\n    ▸props:\n      title: { en: Write to us, tr: Bize yazın, ar: اكتب إلينا }\n${MORE}`,
        'no such field',
        /props/,
      ),
      faq(
        'a text in one language',
        MORE,
        `  - type: text\n    ▸title: ▸Costs at a glance\n${MORE}`,
        'by language',
        /language|en:/i,
      ),
      faq(
        'names of languages',
        MORE,
        `  - type: text\n    title:\n      ▸english: Costs\n      ▸turkish: Maliyetler\n      ▸arabic: التكاليف\n${MORE}`,
        'codes',
        /\ben\b/,
      ),
      faq(
        'another language',
        MORE,
        `  - type: text\n    title: { en: Costs, tr: Maliyetler, ar: التكاليف, ▸de: Kosten }\n${MORE}`,
        'no such language',
        /de\b/,
      ),
      faq(
        'a button by other words',
        MORE,
        `  - type: cta\n    title: { en: Write to us, tr: Bize yazın, ar: اكتب إلينا }\n    ▸button: { text: Contact, url: /contact }\n${MORE}`,
        'actions',
        /actions/,
      ),
      faq(
        'a button by nearly the right words',
        MORE,
        `  - type: cta\n    title: { en: Write to us, tr: Bize yazın, ar: اكتب إلينا }\n    actions:\n      - label: { en: Write, tr: Yazın, ar: اكتب }\n        ▸url: /contact\n${MORE}`,
        'link',
        /link/,
      ),
      faq(
        'a picture by other words',
        MORE,
        `  - type: text\n    title: { en: Costs, tr: Maliyetler, ar: التكاليف }\n    ▸image_url: /photos/costs.jpg\n${MORE}`,
        'no such field',
        /image_url/,
      ),
      home(
        'an icon of another set',
        CARD,
        '      - icon: ▸fa-bullhorn\n        title:\n          en: Limited digital marketing\n',
        'an icon',
        /icon/i,
      ),
      home(
        'an emoji as an icon',
        CARD,
        '      - icon: ▸📣\n        title:\n          en: Limited digital marketing\n',
        'an icon',
        /icon/i,
      ),
      home(
        'the words of an icon',
        CARD,
        '      - icon: ▸bullhorn\n        title:\n          en: Limited digital marketing\n',
        'an icon',
        /megaphone|icon/i,
      ),
    ],
  },
];
