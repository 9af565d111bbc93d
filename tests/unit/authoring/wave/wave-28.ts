import { CONTACT, FAQ } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const page = inFile(CONTACT);
const faq = inFile(FAQ);

const BODY = '    body:\n      en: |-\n';
const PRODUCT =
  '        - **The product.** What it is, what it costs to make and ship, and which certificates it already has.\n';
const MARKET = '        - **The market.** Which of the three countries has demand for it, and on which marketplace.\n';
const STEP =
  '        - **The next step.** A roadmap in order: what you prepare, what we do and what our partner does.\n';
const THAT =
  '        That partner is an aggregator, a company that sells many brands through its own marketplace accounts. If you would rather read first, the [FAQ](/faq) answers the most common questions.\n';
const PARTNER = 'That partner is an aggregator, a company that sells many brands through its own marketplace accounts.';
const READ = 'the [FAQ](/faq) answers the most common questions.\n';
const SUB = '      en: We will tell you where it could sell and what it takes to get there.\n';
const TITLE = '      en: What the consultation covers\n';
const PAY = '            You pay:\n';
const LOGISTICS = '            - Logistics and fulfillment\n';
const PLAN = 'easily missed. [Digital marketing consulting](/services/digital-marketing-consulting) covers\n';

/** What follows the paragraph about the partner. */
const after = (text: string) => THAT.replace(PARTNER, `${PARTNER} ${text}`);
/** A line of its own in front of that paragraph. */
const above = (...lines: string[]) => `${lines.map((line) => `        ${line}\n`).join('')}\n${THAT}`;

/** A twenty-eighth wave: somebody who has written articles in Markdown for years writes one here. */
export const wave28: readonly WaveKind[] = [
  {
    kind: 'what Markdown has and a text here has not',
    rows: [
      page('a heading', THAT, above('▸## Our partner'), 'no headings', /heading|##/i),
      page('a heading of the first level', THAT, above('▸# Our partner'), 'no headings', /heading|#/i),
      page('a heading without its space', THAT, above('▸##Our partner'), 'no headings', /heading|##/i),
      page('a heading that is underlined', THAT, above('▸Our partner', '▸==========='), 'no headings', /heading|===/i),
      page('a picture', THAT, above('▸![Our hall](/photos/hall.jpg)'), 'no pictures', /picture|!\[/i),
      page(
        'a picture within a sentence',
        THAT,
        after('Look at ▸![the hall](/photos/hall.jpg) too.'),
        'no pictures',
        /picture|!\[/i,
      ),
      page('a table', THAT, above('▸| Cost | Who |', '| --- | --- |', '| Duty | You |'), 'no tables', /table|\|/i),
      page('a fence of code', THAT, above('▸```', 'npm install', '```'), 'no code', /code|`/i),
      page('words as code', THAT, after('Ask for the ▸`SKU` list.'), 'no code', /code|`/i),
      page('a quotation', THAT, above('▸> They opened the market for us.'), 'no quotations', /quot|>/i),
      page('a line across', THAT, above('▸---'), 'no lines', /line|---|rule/i),
      page('stars as a line', THAT, above('▸***'), 'no lines', /line|\*|rule/i),
      page(
        'a box to be ticked',
        STEP,
        '        ▸- ▸[ ] **The next step.** A roadmap in order.\n',
        'no boxes',
        /\[ \]|box|stands/i,
      ),
      page(
        'a ticked box',
        STEP,
        '        ▸- ▸[x] **The next step.** A roadmap in order.\n',
        'no boxes',
        /\[x\]|box|stands/i,
      ),
      page('a note', THAT, after('They are paid by the marketplace.▸[^1]'), 'no notes', /\[\^1\]|note/),
      page(
        'the words of a note',
        THAT,
        `${THAT}\n        ▸[^1]: By the end of the month.\n`,
        'no notes',
        /\[\^1\]|note/,
      ),
      page(
        'a link by its name',
        READ,
        'the ▸[FAQ][faq] answers the most common questions.\n',
        '[FAQ](/faq)',
        /\[faq\]|\(\//i,
      ),
      page(
        'an address in angle brackets',
        THAT,
        after('See ▸<https://www.wto.org>.'),
        '[words](https://…)',
        /<https|\[/,
      ),
      page('words struck out', THAT, after('It costs ▸~~200~~ 150 dollars.'), 'not possible', /~~|stri/i),
      page('words marked', THAT, after('It is ▸==free of charge== for you.'), 'not possible', /==/),
      page('raised letters', THAT, after('A store of 20 m▸^2^ is enough.'), 'shown as they stand', /\^/, {
        mayBeSilent: true,
      }),
      page('lowered letters', THAT, after('It needs no H▸~2~O.'), 'shown as they stand', /~/, { mayBeSilent: true }),
      page(
        'a picture of feelings by its name',
        THAT,
        after('We are glad to help ▸:rocket: you.'),
        'shown as it stands',
        /:rocket:/,
      ),
      page('a formula', THAT, after('The margin is ▸$m = p - c$ per piece.'), 'shown as it stands', /\$/, {
        mayBeSilent: true,
      }),
      page(
        'a box for a warning',
        THAT,
        above('▸:::note', 'Prices are without tax.', ':::'),
        'shown as it stands',
        /:::/,
      ),
      page(
        'a box as one host has it',
        THAT,
        above('▸> [!NOTE]', '> Prices are without tax.'),
        'no quotations',
        /quotation|>|NOTE/,
      ),
      page(
        'a box as a builder of docs has it',
        THAT,
        above('▸!!! note "Prices"', '    Prices are without tax.'),
        'shown as it stands',
        /!!!/,
      ),
      page('a list of contents', THAT, above('▸[TOC]'), 'shown as it stands', /TOC/),
      page(
        'a class for words',
        THAT,
        after('It is free of charge▸{.highlight}.'),
        'shown as it stands',
        /\{|highlight/,
      ),
      page(
        'an anchor for a heading',
        TITLE,
        '      en: What the consultation covers ▸{#covers}\n',
        'shown as it stands',
        /\{#|covers|note|#/,
      ),
    ],
  },
  {
    kind: 'code of other programs',
    rows: [
      page('bold as HTML', THAT, after('It is ▸<b>free</b> of charge.'), '**bold**', /<b>|HTML/),
      page('a break as HTML', THAT, after('It is free.▸<br/>Ask us.'), 'no HTML', /<br|HTML/),
      page('underlined', THAT, after('It is ▸<u>free</u> of charge.'), 'no HTML', /<u>|HTML/),
      page(
        'a link as HTML',
        READ,
        'the ▸<a href="/faq">FAQ</a> answers the most common questions.\n',
        '[FAQ](/faq)',
        /<a|HTML/,
      ),
      page('a picture as HTML', THAT, above('▸<img src="/photos/hall.jpg" alt="Our hall">'), 'no HTML', /<img|HTML/),
      page('a note as HTML', THAT, above('▸<!-- check with the partner -->'), 'no HTML', /<!--|HTML/),
      page(
        'a part that opens',
        THAT,
        above('▸<details><summary>More</summary>'),
        'no HTML',
        /<details|<summary|HTML|stands/,
      ),
      page('a raised letter as HTML', THAT, after('A store of 20 m▸<sup>2</sup> is enough.'), 'no HTML', /<sup|HTML/),
      page(
        'a component',
        THAT,
        above('▸<Callout type="info">Prices are without tax.</Callout>'),
        'no HTML',
        /<Callout|HTML|stands/,
      ),
      page(
        'a film by a shortcode',
        THAT,
        above('▸{{< youtube dQw4w9WgXcQ >}}'),
        'no placeholder',
        /\{\{|placeholder|brace/,
      ),
      page('a shortcode in square brackets', THAT, above('▸[gallery ids="1,2,3"]'), 'shown as it stands', /\[gallery/),
      page('an included text', THAT, above('▸{% include prices.md %}'), 'shown as it stands', /\{%/),
      page('a variable', THAT, after('Write to ▸{{ site.email }}.'), 'a fact', /email|fact/i, {
        elsewhere: [[CONTACT, 'site.email']],
      }),
      page('a comment of a notebook', THAT, after('▸%%ask the partner%%'), 'shown as it stands', /%%/),
      page('a link of a notebook', READ, 'the ▸[[FAQ]] answers the most common questions.\n', '[FAQ](/faq)', /\[\[FAQ/),
      page(
        'a link of a notebook with its words',
        READ,
        'the ▸[[faq|FAQ]] answers the most common questions.\n',
        '[FAQ](/faq)',
        /\[\[faq/,
      ),
      page(
        'a link of a wiki',
        READ,
        'the ▸[https://www.limanora.example/faq FAQ] answers the most common questions.\n',
        '[FAQ](/faq)',
        /\[https|\[words\]/,
      ),
      page('bold of a wiki', THAT, after("It is ▸'''free''' of charge."), '**bold**', /'''|\*\*/),
      page('bold of a chat', THAT, after('It is ▸*free* of charge.'), 'emphasis', /\*/, { mayBeSilent: true }),
      page('a space as a code', THAT, after('It takes 30▸&nbsp;days.'), 'a space', /&nbsp;/, { mayBeSilent: true }),
      page('a dash as a code', THAT, after('It takes time ▸&mdash; and money.'), 'the character', /&mdash;/, {
        mayBeSilent: true,
      }),
      page(
        'marks of a printed page',
        THAT,
        after('It takes time ▸\\emph{and} money.'),
        'shown as they stand',
        /\\emph|\\/,
      ),
    ],
  },
  {
    kind: 'links and pictures in a text',
    rows: [
      page('a link without a slash', READ, 'the [FAQ](▸faq) answers the most common questions.\n', '/faq', /\/faq/),
      page('a link to a file', READ, 'the [FAQ](▸/faq.md) answers the most common questions.\n', '/faq', /\/faq/),
      page('a link of a folder', READ, 'the [FAQ](▸../faq) answers the most common questions.\n', '/faq', /\/faq/),
      page(
        'a link that leads nowhere',
        READ,
        'the [FAQ](▸#) answers the most common questions.\n',
        'where to',
        /#|anchor|section|lead/,
      ),
      page(
        'a link without an address',
        READ,
        'the ▸[FAQ]▸() answers the most common questions.\n',
        'an address',
        /\(\)|address|lead|stands/,
      ),
      page('a link without words', READ, 'the ▸[](/faq) answers the most common questions.\n', 'words', /word|stands/),
      page(
        'a link in two lines',
        READ,
        'the ▸[FAQ]\n        (/faq) answers the most common questions.\n',
        'without a space',
        /\[|space/,
      ),
      page(
        'a link in bold that was not closed',
        READ,
        'the ▸**[FAQ](/faq) answers the most common questions.\n',
        'closed',
        /\*\*/,
      ),
      page(
        'a link in the brackets of a link',
        READ,
        'the ▸[[FAQ](/faq)▸](/faq) answers the most common questions.\n',
        'one link',
        /\[/,
      ),
      page(
        'a round bracket too many',
        READ,
        'the ▸[FAQ](/faq)) answers the most common questions.\n',
        'a bracket',
        /\)/,
        { elsewhere: [[CONTACT, ') answers']] },
      ),
      page(
        'a space in front of the address',
        READ,
        'the ▸[FAQ](▸ /faq) answers the most common questions.\n',
        '/faq',
        /\/faq|space/,
        { mayBeSilent: true },
      ),
      page('a link to a language', READ, 'the [FAQ](▸/en/faq) answers the most common questions.\n', '/faq', /\/faq/),
      page(
        'a link to a section that is not there',
        READ,
        'the [FAQ](▸/faq#prices) answers the most common questions.\n',
        'the sections',
        /prices|#/,
      ),
      page(
        'a link to another site without https',
        READ,
        'the [list](▸www.wto.org) answers the most common questions.\n',
        'https',
        /https/,
      ),
      page(
        'a link by mail with a space',
        READ,
        'the [office](▸mailto: hello@limanora.com) answers the most common questions.\n',
        'no space',
        /space|mailto/,
        { elsewhere: [[CONTACT, '[office](mailto: ']] },
      ),
      page('here as the words of a link', READ, 'read the answers [▸here](/faq).\n', 'where it leads', /where/),
      page(
        'an address as the words of a link',
        READ,
        'the [▸https://www.limanora.example/faq](/faq) answers the most common questions.\n',
        'words',
        /https|word/,
        { mayBeSilent: true },
      ),
      faq(
        'a service that has moved',
        PLAN,
        'easily missed. [Digital marketing consulting](▸/digital-marketing) covers\n',
        'the page',
        /digital-marketing-consulting/,
      ),
      faq(
        'a link with a capital',
        PLAN,
        'easily missed. [Digital marketing consulting](▸/Services/digital-marketing-consulting) covers\n',
        'small letters',
        /\/services\/digital-marketing-consulting/,
      ),
      faq(
        'a link with an underscore',
        PLAN,
        'easily missed. [Digital marketing consulting](▸/services/digital_marketing_consulting) covers\n',
        '-',
        /\/services\/digital-marketing-consulting/,
      ),
    ],
  },
  {
    kind: 'lists, emphasis and lines',
    rows: [
      page(
        'bold with spaces inside',
        MARKET,
        '        - ▸** The market. ** Which of the three countries has demand for it.\n',
        'no spaces',
        /\*\*|space/,
      ),
      page(
        'bold with a star less',
        MARKET,
        '        - ▸*The market.▸** Which of the three countries has demand for it.\n',
        'two stars',
        /\*/,
      ),
      page(
        'bold by underscores on one side',
        MARKET,
        '        - ▸__The market.▸** Which of the three countries has demand for it.\n',
        'two stars',
        /\*\*|__/,
      ),
      page(
        'a star that is not closed',
        MARKET,
        '        - ▸*The market. Which of the three countries has demand for it.\n',
        'closed',
        /\*/,
        { mayBeSilent: true },
      ),
      page(
        'a bullet of a word processor',
        MARKET,
        '        ▸• **The market.** Which of the three countries has demand for it.\n',
        '- ',
        /•|- /,
      ),
      page(
        'a long dash for an entry',
        MARKET,
        '        ▸– **The market.** Which of the three countries has demand for it.\n',
        '- ',
        /–|- /,
      ),
      page(
        'an entry without its space',
        MARKET,
        '        ▸-The market: which of the three countries has demand for it.\n',
        'a space',
        /space|dash/,
      ),
      page(
        'an entry in front of its column',
        MARKET,
        '      ▸- **The market.** Which of the three countries has demand for it.\n',
        'further in',
        /further in|column|space|in/,
      ),
      page(
        'an entry at the margin',
        MARKET,
        '▸- **The market.** Which of the three countries has demand for it.\n',
        'further in',
        /further in|column|space|in/,
      ),
      page(
        'a number without its space',
        STEP,
        '        ▸1.The next step: a roadmap in order.\n',
        'a space',
        /space|list|1\./,
      ),
      page(
        'a tab before an entry',
        MARKET,
        '▸\t\t- **The market.** Which of the three countries has demand for it.\n',
        'a tab',
        /tab/i,
      ),
      page('a text without its sign', BODY, '    body:\n      ▸en:\n', 'the sign', /\||list|text/, {
        elsewhere: [[CONTACT, '- **The product']],
      }),
      page('the sign of joined lines', BODY, '    body:\n      en: >-\n', 'the lines are joined', /join|\|-/, {
        elsewhere: [
          [CONTACT, '- **The product'],
          [CONTACT, 'en: >-\n        - **'],
        ],
      }),
      page('a sign that is none', BODY, '    body:\n      en: ▸|>\n', 'one of them', /\||>/),
      page('words behind the sign', BODY, '    body:\n      en: ▸|-▸ In half an hour:\n', 'the next line', /line|\|/, {
        elsewhere: [[CONTACT, 'In half an hour']],
      }),
      page('the sign in quotes', BODY, '    body:\n      ▸en: ▸"|-"\n', 'no quotes', /quot|\||text|column|line/, {
        elsewhere: [[CONTACT, '- **The product']],
      }),
      page('quotes around a text of several lines', BODY, '    body:\n      en: |-\n        ▸"\n', 'shown', /"/, {
        mayBeSilent: true,
      }),
      page('a backslash at the end of a line', PRODUCT, `${PRODUCT.trimEnd()}▸\\\n`, 'shown', /\\/, {
        mayBeSilent: true,
      }),
      page(
        'a list in a text without lists',
        SUB,
        '      en: |-\n        ▸- where it could sell\n        - what it takes\n',
        'no list',
        /list|dash|-/,
      ),
      page(
        'bold in a text without it',
        SUB,
        '      en: We will tell you ▸**where** it could sell.\n',
        'shown as it stands',
        /\*\*/,
      ),
      page(
        'a link in a text without it',
        SUB,
        '      en: We will tell you ▸[where](/faq) it could sell.\n',
        'shown as it stands',
        /link|\[/,
      ),
      page('bold in a title', TITLE, '      en: What the ▸**consultation** covers\n', 'shown as it stands', /\*\*/),
      page(
        'a title that begins bold',
        TITLE,
        '      en: ▸**What** the consultation covers\n',
        'quotes or no bold',
        /\*/,
      ),
      page(
        'a title with a hash',
        TITLE,
        '      en: ▸## What the consultation covers\n',
        'a title needs none',
        /#|note|empty/,
      ),
      page('a break in a title', TITLE, '      en: "What the consultation▸\\ncovers"\n', 'one line', /line|\\n/, {
        mayBeSilent: true,
      }),
      faq('a colon before a list', PAY, '            ▸You pay▸\n', 'a colon', /:/, { mayBeSilent: true }),
      faq('an entry twice', LOGISTICS, `${LOGISTICS}            ▸- Logistics and fulfillment\n`, 'twice', /twice|same/),
      faq('an empty entry', LOGISTICS, `${LOGISTICS}            ▸-\n`, 'empty', /empty|nothing|-/),
      faq(
        'entries on one line',
        LOGISTICS,
        '            - Logistics ▸- Fulfillment - Storage\n',
        'a line each',
        /line/,
        { mayBeSilent: true },
      ),
    ],
  },
];
