import { EN, FAQ_LINK, HERO, HOURS, NOTES, ROADMAP, TR } from './places.ts';
import { arabic, english, inFile, link, type More, turkish } from './spots.ts';
import type { WaveKind } from './wave.ts';

const contact = inFile('pages/contact.yaml');
const about = inFile('pages/about-us.yaml');
const faq = inFile('pages/faq.yaml');
const site = inFile('site.yaml');
const home = inFile('pages/index.yaml');

const NOTE = /comment|note|left|draft|remark|review|instruction|not .*meant|visitors|person|name/i;
const VARIANTS = /two|both|alternative|version|variant|one of|either|choose|decide|slash|left|twice|note/i;
const MARKS = /visitors|mark|bracket|brace|sign|strike|~|\+|Markdown|HTML|tag|character|left/i;

/** The heading of the contact page in English. */
const heading = (name: string, lines: string, conveys: string, wanted: RegExp, more?: More) =>
  contact(name, EN, lines, conveys, wanted, more);

/** A thirty-second wave: a reviewer reads the pages and marks in the file what is to be changed. */
export const wave32: readonly WaveKind[] = [
  {
    kind: 'remarks in the text',
    rows: [
      english('to a colleague', 'Ads that work at home often fall flat. ▸@mehmet please check', 'a remark', NOTE),
      english(
        'who says what',
        '▸Ayşe: I would say “adverts” here. Ads that work at home fall flat.',
        'a remark',
        NOTE,
        {
          mayBeSilent: true,
        },
      ),
      english('in double brackets', 'Ads that work at home often fall flat. ▸((too hard?))', 'a remark', NOTE),
      english('behind slashes', 'Ads that work at home often fall flat. ▸// sounds odd', 'a remark', NOTE),
      english('behind an arrow', 'Ads that work at home often fall flat. ▸<-- sounds odd', 'a remark', NOTE),
      english('between stars', 'Ads that work at home ▸**REVISE** often fall flat.', 'a remark', NOTE),
      english('question marks', 'Ads that work at home often fall flat▸???', 'a remark', /\?|mark|repeated|sign/i),
      english('a question to the author', 'Ads that work at home ▸(is this true?) often fall flat.', 'a remark', NOTE),
      english('a source asked for', 'Ads that work at home often fall flat. ▸[citation needed]', 'a remark', NOTE),
      english('to be confirmed', 'Ads that work at home often fall flat. ▸[tbc by legal]', 'a remark', NOTE),
      english('checked', '▸✅ Ads that work at home often fall flat.', 'a sign', /sign|emoji|mark|✅/i, {
        mayBeSilent: true,
      }),
      english('approved', 'Ads that work at home often fall flat. ▸(OK)', 'a remark', NOTE),
      english('as before', '"▸[no change]"', 'a remark', NOTE),
      english('too long', 'Ads that work at home often fall flat. ▸--> shorten!', 'a remark', NOTE),
      english('by initials', '"Ads that work at home often fall flat. ▸[AK: tone?]"', 'a remark', NOTE),
      english('a comment of HTML', 'Ads that work at home ▸<!-- too hard --> often fall flat.', 'a comment', MARKS),
      english('footnotes of a word processor', 'Ads that work at home▸[a] often fall flat.', 'a remark', NOTE),
      turkish('to a colleague in Türkiye', 'Reklam aynı sonucu vermeyebilir. ▸@Ayşe bakar mısın', 'a remark', NOTE),
      turkish('to be deleted', 'Reklam aynı sonucu vermeyebilir. ▸(bu cümle silinecek)', 'a remark', NOTE),
      turkish('to be asked', 'Reklam aynı sonucu vermeyebilir. ▸[hukuka sorulacak]', 'a remark', NOTE),
      turkish('is it right', 'Reklam ▸(doğru mu?) aynı sonucu vermeyebilir.', 'a remark', NOTE),
      turkish('approved in Turkish', 'Reklam aynı sonucu vermeyebilir. ▸(onaylandı)', 'a remark', NOTE),
      turkish('note of the editor', '"▸Editör notu: Daha kısa olsun."', 'a remark', NOTE),
      arabic('to be revised', 'الإعلان الناجح في بلدك قد لا يصل. ▸(يرجى المراجعة)', 'a remark', NOTE),
      arabic('to be deleted in Arabic', 'الإعلان الناجح في بلدك قد لا يصل. ▸(تُحذف هذه الجملة)', 'a remark', NOTE),
      arabic('is it right in Arabic', 'الإعلان الناجح ▸(هل هذا صحيح؟) في بلدك قد لا يصل.', 'a remark', NOTE),
    ],
  },
  {
    kind: 'what was beside what is to be',
    rows: [
      english('struck out', 'Ads that ▸~~work~~ sell at home often fall flat.', 'struck out', MARKS),
      english('struck out by hyphens', 'Ads that ▸--work-- sell at home often fall flat.', 'marks', MARKS),
      english('by marks of a reviewer', 'Ads that ▸{--work--}{++sell++} at home often fall flat.', 'marks', MARKS),
      english('inserted', 'Ads that ▸[+really+] work at home often fall flat.', 'marks', MARKS),
      english(
        'an arrow',
        'Ads that ▸work -> sell at home often fall flat.',
        'two words',
        /->|arrow|sign|left|note|two/i,
      ),
      english('in HTML', 'Ads that ▸<del>work</del> <ins>sell</ins> at home fall flat.', 'a tag', MARKS),
      english('highlighted', 'Ads that ▸<mark>work at home</mark> often fall flat.', 'a tag', MARKS),
      english('highlighted by signs', 'Ads that ▸==work at home== often fall flat.', 'marks', MARKS),
      english('what it was', '"Ads that sell at home ▸(was: work) often fall flat."', 'what was', NOTE),
      english('old and new', '"▸OLD: Ads that work. NEW: Ads that sell."', 'both', VARIANTS),
      english('two of them', 'Ads that ▸work / sell at home often fall flat.', 'two words', VARIANTS, {
        mayBeSilent: true,
      }),
      english('or', '"Ads that work at home fall flat. ▸OR: Ads that sell at home miss people."', 'both', VARIANTS),
      english('options', '"▸Option 1: Ads that work. Option 2: Ads that sell."', 'both', VARIANTS),
      english(
        'a sentence twice',
        'Ads that work at home fall flat. ▸Ads that work at home fall flat.',
        'twice',
        /twice|repeat|same/i,
      ),
      turkish('old and new in Turkish', '"▸ESKİ: Çalışan reklam. YENİ: Satan reklam."', 'both', VARIANTS),
      turkish('or in Turkish', '"Reklam aynı sonucu vermez. ▸VEYA: Reklam her yerde çalışmaz."', 'both', VARIANTS),
      turkish('proposed', '"▸Öneri: Reklam her yerde aynı sonucu vermez."', 'a proposal', NOTE),
      arabic('old and new in Arabic', '"▸القديم: الإعلان الناجح. الجديد: الإعلان الأنجح."', 'both', VARIANTS),
      arabic('proposed in Arabic', '"▸اقتراح: الإعلان الناجح في بلدك قد لا يصل."', 'a proposal', NOTE),
    ],
  },
  {
    kind: 'two versions in the file',
    rows: [
      heading(
        'one below the other',
        `${EN}      ▸en: Tell us what you sell\n`,
        'twice',
        /twice|two|again|once|already/i,
      ),
      heading('with a number', `${EN}      ▸en2: Tell us what you sell\n`, 'no language', /en2|language|field/i),
      heading('with new', `${EN}      ▸en_new: Tell us what you sell\n`, 'no language', /en_new|language|field/i),
      heading(
        'with old',
        `      ▸en-old: Tell us what you make\n      en: Tell us what you sell\n`,
        'no language',
        /en-old|language|field/i,
      ),
      heading('in brackets', `      ▸en (new): Tell us what you sell\n`, 'no language', /en \(new\)|language|en/i),
      heading(
        'the old one commented out, the new one without a name',
        `      # en: Tell us what you make\n      ▸Tell us what you sell\n`,
        'no name',
        /name|colon|language|en/i,
      ),
      heading('commented out', '      ▸# en: Tell us what you make\n', 'no English', /English|en\b|missing|lacks/i, {
        elsewhere: [
          ['pages/contact.yaml', '    title:\n      tr'],
          ['pages/contact.yaml', 'tr: Ne ürettiğinizi'],
        ],
      }),
      heading(
        'by slashes',
        `      ▸// en: Tell us what you make\n      en: Tell us what you sell\n`,
        'a comment',
        /\/\/|#|comment/i,
      ),
      heading(
        'by HTML',
        `      ▸<!-- Tell us what you make -->\n      en: Tell us what you sell\n`,
        'a comment',
        /<!--|#|comment/i,
      ),
      heading('by a semicolon', `      ▸; shorter, please\n${EN}`, 'a comment', /;|#|comment|colon|name/i),
      heading('by an arrow', `${EN}      ▸^ shorter, please\n`, 'a comment', /\^|#|comment|colon|name/i),
      heading('a plus of a comparison', `▸+     en: Tell us what you sell\n`, 'a plus', /\+|sign|compar|line/i),
      heading(
        'a minus of a comparison',
        `▸-     en: Tell us what you make\n${EN}`,
        'a minus',
        /-|dash|sign|compar|list/i,
      ),
      contact(
        'conflicts',
        HERO,
        `▸<<<<<<< HEAD\n${HERO}=======\n${HERO}>>>>>>> review\n`,
        'a conflict',
        /conflict|version|<<<</i,
      ),
      contact('half a conflict', TR, `${TR}▸>>>>>>> review\n`, 'a conflict', /conflict|version|>>>>/i),
      faq('a link commented out', FAQ_LINK, '        ▸link: # /contact\n', 'empty', /empty|value|nothing|#/i),
      site('a number with its old one', HOURS, '  ▸replyHours: ▸24 (was 48)\n', 'a number', /number|digits|figure/i),
      site('a number with a question', HOURS, '  ▸replyHours: ▸24?\n', 'a number', /number|digits|figure/i),
      site(
        'a number to be confirmed',
        HOURS,
        '  ▸replyHours: ▸tbd\n',
        'a number',
        /number|digits|figure|decided|left/i,
      ),
      site('a number struck out', HOURS, '  ▸replyHours: ▸~~24~~ 48\n', 'a number', /number|digits|figure/i),
      site('a number twice', HOURS, '  ▸replyHours: ▸24/48\n', 'a number', /number|digits|figure/i),
      site('from one to another', HOURS, '  ▸replyHours: ▸24 -> 48\n', 'a number', /number|digits|figure/i),
    ],
  },
  {
    kind: 'what is to go, to come and to move',
    rows: [
      home(
        'an entry to be deleted',
        ROADMAP,
        `      - ▸DELETE\n${ROADMAP}`,
        'a note',
        /note|text|left|field|line|DELETE/i,
      ),
      home(
        'an entry to come',
        ROADMAP,
        `      - en: ▸(new point here)\n${ROADMAP.slice(ROADMAP.indexOf('\n') + 1)}`,
        'a note',
        NOTE,
      ),
      home('a note that goes', NOTES, `${NOTES.replace('No commitment', '▸REMOVE THIS ONE')}`, 'a note', NOTE),
      contact(
        'a field of the reviewer',
        EN,
        `${EN}      ▸comment: shorter, please\n`,
        'no language',
        /comment|language|field/i,
      ),
      contact(
        'a status',
        '  - type: contact\n',
        '  - type: contact\n    ▸status: approved\n',
        'no field',
        /status|field/i,
      ),
      contact(
        'a reviewer',
        '  - type: contact\n',
        '  - type: contact\n    ▸reviewed_by: Ayşe\n',
        'no field',
        /reviewed_by|field/i,
      ),
      contact(
        'deleted',
        '  - type: contact\n',
        '  - type: contact\n    ▸delete: true\n',
        'no field',
        /delete|hidden|field/i,
      ),
      contact(
        'a block to be moved',
        '  - type: contact\n',
        '  - type: contact\n    ▸move: up\n',
        'no field',
        /move|field/i,
      ),
      contact(
        'a block crossed out',
        '  - type: contact\n',
        '  ▸x type: contact\n',
        'no dash',
        /dash|- |list|type|indent/i,
      ),
      contact(
        'a type in brackets',
        '  - type: contact\n',
        '  - ▸type: ▸[contact]\n',
        'no type',
        /type|one|bracket|block/i,
      ),
      contact(
        'a type with a question mark',
        '  - type: contact\n',
        '  - ▸type: ▸contact?\n',
        'no type',
        /contact|type/i,
      ),
      about('a page that waits', 'meta:\n', '▸draft: ▸until Friday\nmeta:\n', 'true or a date', /true|date|scheduled/i),
      about('a page that is approved', 'meta:\n', '▸approved: yes\nmeta:\n', 'no field', /approved|field/i),
      about('a page of a version', 'meta:\n', '▸version: 2\nmeta:\n', 'no field', /version|field/i),
      about(
        'a note at the top',
        'meta:\n',
        '▸Reviewed on 3 March, see remarks\nmeta:\n',
        'no comment',
        /#|comment|colon|name/i,
      ),
      about('a note with a colon', 'meta:\n', '▸Note: shorten the intro\nmeta:\n', 'no field', /Note|field|comment|#/i),
      about('a line of stars', 'meta:\n', '▸*** please check below ***\nmeta:\n', 'no comment', /\*|#|comment|quot/i),
      about(
        'a line of equals signs',
        'meta:\n',
        '▸===== CHECKED =====\nmeta:\n',
        'no comment',
        /=|#|comment|colon|name/i,
      ),
      link('a link in question', '/contact ▸?', 'an address', /address|\?|space|page|link/i),
      link('a link to be made', '▸(link to the price list)', 'an address', /address|page|link/i),
      link('a link in words', '▸see mail', 'an address', /address|page|link/i),
      link('two links', '/contact or /about-us', 'one address', /address|one|space|page|link/i),
    ],
  },
];
