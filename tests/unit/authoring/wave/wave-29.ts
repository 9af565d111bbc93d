import { ABOUT, CONTACT, FAQ, HOME, NOON_KSA, NOT_FOUND, SHARED, SITE } from './places.ts';
import { inFile, type More } from './spots.ts';
import type { WaveKind } from './wave.ts';

const faq = inFile(FAQ);
const home = inFile(HOME);
const noon = inFile(NOON_KSA);
const site = inFile(SITE);

const SHARE = '  - include: /_faq.yaml\n';
const CLOSE = '  - include: /_closing.yaml\n';
const MORE = '  - type: faq\n    id: more\n';
const SERVICES = '    id: services\n';
const WAY = '    id: way\n';
const WRITE = '        link: "#form"\n        style: primary\n\n';
const FAQ_HEAD = '# All questions: the six shared with the home page, then costs, payouts and daily work.\n';
const FACT = '  inCountry:\n    en: in Saudi Arabia\n';
const PLACE = '  country:\n    en: Saudi Arabia\n';
const USERS = '  weeklyUsers: 1700000\n';
const ABOUT_ITEM = '      link: /about-us\n    - label:\n        en: Services\n';
const CONTACT_ITEM = '        ar: تواصل معنا\n      link: /contact\n  action:\n';
const PROCESS = '          link: "#process"\n';
const KSA = '          region: ksa\n';
const SHARED_HEAD = 'blocks:\n  - type: faq\n';

/** A line in place of the include of the shared questions. */
const share = (name: string, line: string, conveys: string, wanted: RegExp, more: More = {}) =>
  faq(name, SHARE, `${line}\n`, conveys, wanted, more);
/** Lines in front of a page's own. */
const head = (name: string, lines: string, conveys: string, wanted: RegExp) =>
  faq(name, FAQ_HEAD, `${lines}\n${FAQ_HEAD}`, conveys, wanted);
/** Another name of the services' place on the home page. */
const named = (name: string, line: string, conveys: string, wanted: RegExp) =>
  home(name, SERVICES, `    ${line}\n`, conveys, wanted, { elsewhere: [[SITE, '"#services"']] });
/** Where the button at the top of the contact page leads. */
const leads = (name: string, target: string, conveys: string, wanted: RegExp) =>
  inFile(CONTACT)(name, WRITE, `        ▸link: ▸${target}\n        style: primary\n\n`, conveys, wanted);

/** A twenty-ninth wave: a colleague tidies up: shares, moves, renames, hides and puts pages in another order. */
export const wave29: readonly WaveKind[] = [
  {
    kind: 'a part that pages share',
    rows: [
      share('without its slash', '  - ▸include: ▸_faq.yaml', 'begins with a slash', /\/_faq/, { mayBeSilent: true }),
      share('with its folder', '  - ▸include: ▸pages/_faq.yaml', 'without pages', /\/_faq\.yaml/),
      share('with its folder and a slash', '  - ▸include: ▸/pages/_faq.yaml', 'without pages', /\/_faq\.yaml/),
      share('a page', '  - ▸include: ▸/contact.yaml', 'a page is no part', /_|page|partial/i),
      share('an address', '  - ▸include: ▸/contact', 'a page is no part', /_|page|partial/i),
      share('with a dot', '  - ▸include: ▸./_faq.yaml', 'begins with a slash', /\/_faq/, { mayBeSilent: true }),
      share('a folder up', '  - ▸include: ▸../_faq.yaml', 'begins with a slash', /\/_faq/),
      share('another ending', '  - ▸include: ▸/_faq.yml', 'ends in yaml', /_faq\.yaml/),
      share('no ending', '  - ▸include: ▸/_faq', 'ends in yaml', /_faq\.yaml/),
      share('in capitals', '  - ▸include: ▸/_FAQ.yaml', 'its name', /_faq\.yaml/),
      share('misspelt', '  - ▸include: ▸/_faqs.yaml', 'its name', /_faq\.yaml/),
      share('a misspelt field', '  - ▸includes: /_faq.yaml', 'include', /\binclude\b/),
      share('a field in capitals', '  - ▸Include: /_faq.yaml', 'include', /\binclude\b/),
      share('without a colon', '  - ▸include▸ /_faq.yaml', 'a colon', /colon|include:/),
      share('as a list', '  - ▸include: ▸[/_faq.yaml]', 'one path', /brace|each file/i),
      share('two at once', '  - ▸include: ▸/_faq.yaml, /_closing.yaml', 'one for each', /one|each|line|comma/i),
      share('with an anchor', '  - ▸include: ▸/_faq.yaml▸#more', 'no anchor', /#/),
      share('with a look of its own', '  - include: /_faq.yaml\n    ▸tone: sand', 'nothing beside', /include|partial/i),
      share(
        'with a title of its own',
        '  - include: /_faq.yaml\n    ▸title:\n      en: Questions\n      tr: Sorular\n      ar: أسئلة',
        'nothing beside',
        /include|partial/i,
      ),
      share('as a block', '  - ▸type: ▸include\n    ▸file: /_faq.yaml', 'include:', /include:/),
      share('as a block’s type', '  - ▸type: ▸/_faq.yaml', 'include:', /include/),
      share('another word', '  - ▸partial: /_faq.yaml', 'include:', /include/),
      share('as Handlebars has it', '  ▸- ▸{{> _faq }}', 'include:', /include/),
      share('as Liquid has it', '  ▸- ▸{% include "faq" %}', 'include:', /include/),
      share('as a tag', '  ▸- ▸!include _faq.yaml', 'include:', /include/),
      share('as HTML', '  ▸- ▸<include src="/_faq.yaml">', 'include:', /include/),
      share('the slashes of Windows', '  - ▸include: ▸\\_faq.yaml', 'slashes', /\/_faq\.yaml/),
      share('where it lies on the disk', '  - ▸include: ▸C:\\site\\pages\\_faq.yaml', 'within pages', /\/_faq\.yaml/),
      share('its address', '  - ▸include: ▸https://www.limanora.example/_faq.yaml', 'a path', /\/_faq\.yaml|path/),
      share('twice', `${SHARE}  - ▸include: ▸/_faq.yaml`, 'the same twice', /twice|same|also|already|second/i),
      inFile(SHARED)(
        'itself',
        SHARED_HEAD,
        'blocks:\n  - ▸include: ▸/_faq.yaml\n  - type: faq\n',
        'it includes itself',
        /itself|circle|includes/i,
        {
          elsewhere: [
            [FAQ, '/_faq.yaml'],
            [FAQ, 'include: /_faq.yaml'],
          ],
        },
      ),
      share('by a fact that is not there', '  - ▸include: ▸/_▸{{subject}}.yaml', 'a fact', /subject/),
      noon(
        'by a fact in languages',
        '  - include: /marketplaces/_year-ksa.yaml\n',
        '  - ▸include: ▸/marketplaces/_year-▸{{country}}.yaml\n',
        'one value',
        /country|one value|languages/i,
        { elsewhere: [[NOON_KSA, 'country:']] },
      ),
    ],
  },
  {
    kind: 'what a part cannot have',
    rows: [
      inFile(SHARED)(
        'a title for search engines',
        'blocks:\n',
        '▸meta:\n  title:\n    en: Questions\nblocks:\n',
        'belongs to a page',
        /page/i,
        { mayBeSilent: true },
      ),
      inFile(SHARED)('a draft', 'blocks:\n', '▸draft: true\nblocks:\n', 'belongs to a page', /page|partial/i),
      inFile(SHARED)(
        'an earlier address',
        'blocks:\n',
        '▸formerly: [/questions]\nblocks:\n',
        'belongs to a page',
        /page/i,
      ),
      inFile(SHARED)('a title', 'blocks:\n', '▸title:\n  en: Questions\nblocks:\n', 'no field here', /title/i),
      inFile(SHARED)('without its first word', 'blocks:\n  - type: faq\n', '▸  ▸- type: faq\n', 'blocks:', /blocks/),
      inFile(SHARED)('a misspelt first word', 'blocks:\n', '▸block:\n', 'blocks:', /blocks/),
    ],
  },
  {
    kind: 'a template',
    rows: [
      head('that is not there', '▸template: ▸/_question.yaml', 'no such file', /_question/),
      head('that is a page', '▸template: ▸/contact.yaml', 'a page is none', /page|_/),
      head('another word', '▸layout: /_faq.yaml', 'template', /template/),
      head('yet another word', '▸extends: /_faq.yaml', 'template', /template/),
      head('a name alone', '▸template: ▸default', 'a path', /path|\.yaml|\//),
      head('in the plural', '▸templates: /_faq.yaml', 'template', /template\b/),
      faq('among what search engines show', 'meta:\n', 'meta:\n  ▸template: /_faq.yaml\n', 'a level up', /template/),
    ],
  },
  {
    kind: 'facts that a part needs',
    rows: [
      noon('taken away', FACT, '  inTown:\n    en: in Saudi Arabia\n', 'is needed', /inCountry/, {
        elsewhere: [
          [NOON_KSA, 'inTown:'],
          [NOON_KSA, '/marketplaces/_closing.yaml'],
          ['pages/marketplaces/_closing.yaml', '{{inCountry}}'],
        ],
      }),
      noon('in other capitals', FACT, '  ▸InCountry:\n    en: in Saudi Arabia\n', 'inCountry', /inCountry/, {
        elsewhere: [
          [NOON_KSA, '/marketplaces/_closing.yaml'],
          ['pages/marketplaces/_closing.yaml', '{{inCountry}}'],
        ],
      }),
      noon(
        'a name of two words',
        FACT,
        '  ▸in country:\n    en: in Saudi Arabia\n',
        'one word',
        /in country|space|inCountry/,
      ),
      noon('as entries of a list', 'facts:\n  marketplace:\n', 'facts:\n  ▸- marketplace:\n', 'no dash', /dash|list|-/),
      noon('twice', USERS, `${USERS}  ▸weeklyUsers: 1800000\n`, 'stands twice', /twice|already|second/i),
      noon('with points', USERS, '  weeklyUsers: ▸1.700.000\n', 'digits alone', /1700000/),
      noon('with commas', USERS, '  weeklyUsers: ▸1,700,000\n', 'digits alone', /1700000/),
      noon('in words', USERS, '  weeklyUsers: ▸1.7 million\n', 'a number', /1700000|number|digits/),
      noon('without its value', USERS, '  ▸weeklyUsers:▸\n', 'a value', /value|empty/),
      noon('that names itself', FACT, '  inCountry:\n    ▸en: "▸{{inCountry}} Saudi Arabia"\n', 'itself', /itself/),
      noon(
        'one of the site’s with the name of a page’s',
        PLACE,
        '  country:\n    en: ▸{{country}}\n',
        'itself',
        /itself|quot|\{\{/,
      ),
      noon('a number first', USERS, '  ▸2024users: 1700000\n', 'a letter first', /letter|digit|name|weeklyUsers/),
      faq('in the singular', 'blocks:\n', '▸fact:\n  price: 20\nblocks:\n', 'facts', /facts/),
      faq('in capitals', 'blocks:\n', '▸FACTS:\n  price: 20\nblocks:\n', 'facts', /facts/),
      faq('among what search engines show', 'blocks:\n', '  ▸facts:\n    price: 20\nblocks:\n', 'a level up', /facts/),
    ],
  },
  {
    kind: 'a name of a place on the page',
    rows: [
      named('in capitals', '▸id: ▸Services', 'small letters', /services/),
      named('of two words', '▸id: ▸our services', 'a dash', /space|hyphen|-|our-services/),
      named('with its sign', '▸id:▸ ▸#services', 'without the sign', /#|empty/),
      named('with its sign in quotes', '▸id: ▸"#services"', 'without the sign', /#/),
      named('with other letters', '▸id: ▸hizmetlerimiz-şu', 'letters a to z', /letters|a–z|a-z/i),
      named('a number', '▸id: ▸1', 'a letter first', /letter|text|quot|name/i),
      named('another word', '▸anchor: services', 'id', /\bid\b/),
      named('yet another word', '▸name: services', 'id', /\bid\b/),
      named('in languages', '▸id:\n      ▸en: services\n      tr: hizmetler', 'one for all', /language|one|all/i),
      home('twice', WAY, '    ▸id: ▸services\n', 'stands twice', /named `services`/, {
        elsewhere: [[HOME, 'services\n    title:\n      en: What we do']],
      }),
      leads('misspelt', '"#from"', 'form', /#form/),
      leads('in capitals', '"#Form"', 'form', /#form/),
      leads('without quotes', '▸#form', 'quotes', /quot|#/),
      leads('without its sign', 'form', 'the sign', /#form/),
      leads('with two signs', '"##form"', 'one sign', /#form/),
      leads('with a space', '"# form"', 'no space', /#form/),
      leads('with a slash', '"#/form"', 'no slash', /#form/),
      leads('on a page that is not there', '/form', 'this page', /#form/),
      leads('on its page with the ending', '/contact.yaml#form', 'without the ending', /\/contact#form|#form/),
      leads('on its page with another ending', '/contact.html#form', 'without the ending', /\/contact#form|#form/),
      leads('on another page', '/faq#form', 'not there', /form/),
      leads('nothing behind the sign', '"#"', 'no place', /#/),
      leads('with the language', '/en/contact#form', 'without the language', /\/contact#form|language/),
      leads(
        'with the whole address',
        'https://www.limanora.example/en/contact#form',
        'without the host',
        /\/contact#form/,
      ),
      site('of the home page from a menu', PROCESS, '          link: ▸"#proces"\n', 'process', /#process/),
    ],
  },
  {
    kind: 'another address',
    rows: [
      head('an earlier one without brackets', '▸formerly: ▸/questions', 'a list', /list|\[/),
      head('an earlier one without its slash', 'formerly: [▸questions]', 'a slash', /\/questions|slash/),
      head('its own', '▸formerly: [▸/faq]', 'is its own', /own|already|this page|itself/i),
      head('that of another page', '▸formerly: [▸/contact]', 'is taken', /contact/),
      head('a whole one', 'formerly: [▸https://www.limanora.example/questions]', 'without the host', /\/questions/),
      head('with its language', 'formerly: [▸/en/questions]', 'without the language', /\/questions|language/),
      head('the same twice', 'formerly: [/questions, ▸/questions]', 'twice', /twice|already|one of the two/i),
      head('a misspelt field', '▸formely: [/questions]', 'formerly', /formerly/),
      head('from Hugo', '▸aliases: [/questions]', 'formerly', /formerly/),
      head('from Jekyll', '▸redirect_from: [/questions]', 'formerly', /formerly/),
      head('leads elsewhere', '▸redirect: /contact', 'formerly', /formerly/),
      head('from WordPress', '▸slug: questions', 'the file’s name', /file|name|address/),
      head('another word', '▸permalink: /questions', 'the file’s name', /file|name|address/),
      head('yet another word', '▸url: /questions', 'the file’s name', /file|name|address/),
      head('for all languages', '▸address: ▸questions', 'by language', /language|\b[a-z]{2}:/),
      head('with a slash', 'address: { tr: ▸/sss }', 'without a slash', /sss/),
      head('of two words', 'address: { tr: ▸sık sorulanlar }', 'a dash', /space|-|hyphen/),
      head('in a language that is not there', 'address: { ▸de: fragen }', 'no such language', /de\b/),
      head('in capitals', 'address: { tr: ▸SSS }', 'small letters', /sss/),
      head('that of another page in a language', 'address: { tr: ▸contact }', 'is taken', /contact/),
    ],
  },
  {
    kind: 'what is not to be seen yet, or no more',
    rows: [
      head('yes', 'draft: ▸yes', 'true', /true/),
      head('in quotes', '▸draft: ▸"true"', 'true', /true|quot/),
      head('in Turkish', 'draft: ▸evet', 'true', /true/),
      head('in capitals', '▸Draft: true', 'draft', /draft/),
      head('with a sign', '▸draft ▸= true', 'a colon', /colon|draft:/),
      head('not published', '▸published: false', 'draft', /draft/),
      head('a state', '▸status: draft', 'draft: true', /draft/),
      head('hidden', '▸hidden: true', 'draft', /draft|block/),
      faq(
        'a block that is not visible',
        MORE,
        '  - type: faq\n    ▸visible: false\n    id: more\n',
        'hidden',
        /hidden/,
      ),
      faq('a block that is off', MORE, '  - type: faq\n    ▸enabled: false\n    id: more\n', 'hidden', /hidden/),
      faq('a block that hides', MORE, '  - type: faq\n    ▸hide: true\n    id: more\n', 'hidden', /hidden/),
      faq('a block hidden by yes', MORE, '  - type: faq\n    hidden: ▸yes\n    id: more\n', 'true', /true/),
      faq('a block that is a draft', MORE, '  - type: faq\n    ▸draft: true\n    id: more\n', 'hidden', /hidden/),
      head('a day by points', 'scheduled: ▸1.12.2026', 'year first', /2026-12-01/),
      head('a month that is none', 'scheduled: ▸2027-13-01', 'no such day', /month|day|13/),
      head('a day in words', 'scheduled: ▸tomorrow', 'a day', /day|date|\d{4}-/),
      faq('a day that is past', FAQ_HEAD, `expires: ▸2025-01-01\n${FAQ_HEAD}`, 'is past', /past|over|2025|ended/, {
        elsewhere: [[CONTACT, '/faq) answers']],
      }),
      head(
        'ends before it begins',
        'scheduled: ▸2027-03-01\nexpires: ▸2027-02-01',
        'the wrong way round',
        /before|after|earlier|later/,
      ),
      head('another word for a day', '▸publishDate: 2027-03-01', 'scheduled', /scheduled/),
      head('another word for the end', '▸unpublish: 2027-03-01', 'expires', /expires/),
      head('kept from search engines, too high', '▸noindex: true', 'below meta', /meta/),
      faq('kept from search engines by another word', 'meta:\n', 'meta:\n  ▸robots: noindex\n', 'noindex', /noindex/),
      faq('kept from search engines by its opposite', 'meta:\n', 'meta:\n  ▸index: false\n', 'noindex', /noindex/),
      inFile(NOT_FOUND)(
        'a draft of the page for what is not found',
        'meta:\n',
        '▸draft: true\nmeta:\n',
        'it is needed',
        /404|not found|addresses/i,
      ),
      inFile(HOME)(
        'a draft of the home page',
        'meta:\n',
        '▸draft: true\nmeta:\n',
        'it is needed',
        /home|first|links|publish/i,
      ),
    ],
  },
  {
    kind: 'blocks in another order',
    rows: [
      faq('without its dash', MORE, '    ▸type: faq\n    id: more\n', 'a dash', /dash|- /),
      faq('a second list', MORE, `▸blocks:\n${MORE}`, 'one list', /twice|already|second|one/i),
      faq(
        'deeper',
        MORE,
        '    ▸- type: faq\n      id: more\n',
        'as deep as the others',
        /deep|space|level|column|indent/i,
      ),
      faq(
        'at the margin',
        MORE,
        '▸- type: faq\n  id: more\n',
        'as deep as the others',
        /deep|space|level|column|indent/i,
      ),
      faq('the type alone', SHARE, `  - ▸type: cta\n${SHARE}`, 'what it lacks', /title/),
      faq('between lines of hyphens', MORE, `▸---\n${MORE}`, 'no such line', /---/),
      faq(
        'with its type as a field',
        SHARE,
        `  - ▸cta:\n      title:\n        en: Write\n        tr: Yazın\n        ar: اكتب\n${SHARE}`,
        'type: cta',
        /type/,
      ),
      faq('none any more', SHARE, '▸blocks: []\n', 'stands twice', /twice|already|second|one/i),
      faq('called sections', 'blocks:\n', '▸sections:\n', 'blocks', /blocks/),
      faq('called content', 'blocks:\n', '▸content:\n', 'blocks', /blocks/),
      faq('a type in capitals', MORE, '  - ▸type: ▸FAQ\n    id: more\n', 'faq', /faq\b/),
      faq('a type in the plural', MORE, '  - ▸type: ▸faqs\n    id: more\n', 'faq', /\bfaq\b/),
      faq('a type in other words', MORE, '  - ▸type: ▸questions\n    id: more\n', 'faq', /\bfaq\b/),
      faq('a type of another program', MORE, '  - ▸type: ▸accordion\n    id: more\n', 'faq', /\bfaq\b/),
      faq('a type without a space', MORE, '  - ▸type▸:▸faq\n    id: more\n', 'a space', /space/),
      faq('a type twice', MORE, '  - type: faq\n    ▸type: cta\n    id: more\n', 'twice', /twice|already|second/i),
      faq('a type by another word', MORE, '  - ▸block: faq\n    id: more\n', 'type', /type/),
      faq('no type', MORE, '  - ▸id: more\n', 'type', /type/),
      inFile(ABOUT)(
        'an include at the margin',
        CLOSE,
        '▸include: /_closing.yaml\n',
        'in the list',
        /- include|dash|list|blocks/i,
      ),
      inFile(ABOUT)(
        'an include among the fields',
        CLOSE,
        '    ▸include: /_closing.yaml\n',
        'a dash',
        /dash|- include|block/i,
      ),
      inFile(ABOUT)(
        'an include in the list above',
        CLOSE,
        '      ▸- ▸include: /_closing.yaml\n',
        'a level out',
        /include|block/i,
      ),
    ],
  },
  {
    kind: 'menus',
    rows: [
      site(
        'an entry without a label',
        ABOUT_ITEM,
        `      link: /about-us\n    - ▸link: /faq\n    - label:\n        en: Services\n`,
        'a label',
        /label/,
      ),
      site(
        'an entry without a link',
        CONTACT_ITEM,
        '        ar: تواصل معنا\n    - ▸label:\n        en: News\n        tr: Haberler\n        ar: أخبار\n  action:\n',
        'a link',
        /link/,
        { elsewhere: [[SITE, 'label:\n        en: Contact\n']] },
      ),
      site(
        'an entry as an address',
        ABOUT_ITEM,
        `      link: /about-us\n    - ▸/faq\n    - label:\n        en: Services\n`,
        'label and link',
        /label|link/,
      ),
      site(
        'an entry as a pair',
        ABOUT_ITEM,
        `      link: /about-us\n    - ▸FAQ: /faq\n    - label:\n        en: Services\n`,
        'label and link',
        /label|link/,
      ),
      site(
        'the address by another word',
        ABOUT_ITEM,
        '      ▸url: /about-us\n    - label:\n        en: Services\n',
        'link',
        /link/,
      ),
      site(
        'the address as HTML has it',
        ABOUT_ITEM,
        '      ▸href: /about-us\n    - label:\n        en: Services\n',
        'link',
        /link/,
      ),
      site(
        'the address without its slash',
        ABOUT_ITEM,
        '      ▸link: ▸about-us\n    - label:\n        en: Services\n',
        'a slash',
        /\/about-us/,
      ),
      site(
        'the address with its language',
        ABOUT_ITEM,
        '      ▸link: ▸/en/about-us\n    - label:\n        en: Services\n',
        'without',
        /\/about-us|language/,
      ),
      site(
        'entries by another word',
        ABOUT_ITEM,
        '      link: /about-us\n      ▸children: []\n    - label:\n        en: Services\n',
        'items',
        /items/,
      ),
      site(
        'both a link and entries',
        '        ar: الخدمات\n      items:\n        - label:\n            en: E-commerce consulting\n',
        '        ar: الخدمات\n      ▸link: ▸/services/export-management\n      ▸items:\n        - label:\n            en: E-commerce consulting\n',
        'one of them',
        /items|link/,
        {
          nth: 1,
          elsewhere: [[SITE, 'label:\n        en: Services\n        tr: Hizmetler\n        ar: الخدمات\n      link']],
        },
      ),
      site(
        'a new window',
        ABOUT_ITEM,
        '      link: /about-us\n      ▸target: _blank\n    - label:\n        en: Services\n',
        'no new window',
        /target|window|tab/,
      ),
      site(
        'a label in one language',
        '    - label:\n        en: About us\n        tr: Hakkımızda\n        ar: من نحن\n      link: /about-us\n',
        '    - ▸label: ▸About us\n      link: /about-us\n',
        'by language',
        /language|en:/,
      ),
      site('a region in capitals', KSA, '          region: ▸KSA\n', 'ksa', /ksa/),
      site('a region by its name', KSA, '          region: ▸Saudi Arabia\n', 'ksa', /ksa/),
      site(
        'not to be pressed, by another word',
        '                ar: نمشي السعودية\n              disabled: true\n',
        '                ar: نمشي السعودية\n              ▸enabled: false\n',
        'disabled',
        /disabled/,
      ),
      site(
        'not to be pressed, with a link',
        '                ar: نمشي السعودية\n              disabled: true\n',
        '                ar: نمشي السعودية\n              ▸link: /faq\n              ▸disabled: true\n',
        'one of them',
        /disabled|link/,
        { mayBeSilent: true, elsewhere: [[SITE, 'label:\n                en: Namshi Saudi Arabia']] },
      ),
      site(
        'a page that is a draft’s name',
        CONTACT_ITEM,
        '        ar: تواصل معنا\n      link: ▸/contacts\n  action:\n',
        'contact',
        /\/contact\b/,
      ),
      site(
        'two buttons',
        '  action:\n    label:\n      en: Get Free Assessment\n',
        '  action:\n    ▸- label:\n      en: Get Free Assessment\n',
        'one button',
        /dash|list|one|-/i,
      ),
    ],
  },
];
