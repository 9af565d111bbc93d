import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const ORDER = 'pages/order.yaml';

export const beside18: readonly (readonly [file: string, text: string])[] = [
  [
    SITE,
    `${readFileSync(join(import.meta.dirname, '../../../../site.yaml'), 'utf8')}
formEndpoints:
  orders: https://forms.example.com/orders
  repairs: https://forms.example.com/repairs
`,
  ],
  [
    ORDER,
    `meta:
  title: { en: "Ask for a price", tr: "Fiyat isteyin", ar: "اطلب عرض سعر" }
  description: { en: "What you need, with a drawing or a list.", tr: "Ne gerektiğini bir çizim veya listeyle yazın.", ar: "أخبرنا بما تحتاج إليه مع رسم أو قائمة." }
blocks:
  - type: hero
    title: { en: "A price for your goods", tr: "Ürünleriniz için fiyat", ar: "سعر لبضاعتك" }
  - type: form
    title: { en: "Ask for a price", tr: "Fiyat isteyin", ar: "اطلب عرض سعر" }
    endpoint: orders
    fields:
      - kind: email
        name: email
        required: true
        autocomplete: email
        width: half
        label: { en: E-mail, tr: E-posta, ar: البريد الإلكتروني }
        help: { en: "We answer to it.", tr: "Yanıt oraya gelir.", ar: "نرد عليه." }
      - kind: radio
        name: about
        label: { en: "What is it about?", tr: "Konu nedir?", ar: "ما الموضوع؟" }
        options:
          - { en: An order, tr: Sipariş, ar: طلبية }
          - { en: A repair, tr: Onarım, ar: صيانة }
        recipients: [orders, repairs]
      - kind: checkboxes
        name: parts
        label: { en: "Which goods?", tr: "Hangi ürünler?", ar: "أي بضائع؟" }
        options:
          - { en: Boxes, tr: Koliler, ar: صناديق }
          - { en: Covers, tr: Kapaklar, ar: أغطية }
      - kind: file
        name: plan
        formats: [pdf, jpg]
        megabytes: 5
        label: { en: "A drawing", tr: "Bir çizim", ar: "رسم" }
      - kind: consent
        name: terms
        required: true
        label: { en: "I agree to an answer by e-mail.", tr: "E-postayla yanıt almayı kabul ediyorum.", ar: "أوافق على الرد بالبريد الإلكتروني." }
    submit: { en: Send, tr: Gönderin, ar: أرسل }
    success: { en: "Thank you.", tr: "Teşekkürler.", ar: "شكرًا لك." }
    failure: { en: "That did not work. Please write to", tr: "Gönderilemedi. Lütfen şu adrese yazın", ar: "تعذر الإرسال. يُرجى الكتابة إلى" }
`,
  ],
];

const order = inFile(ORDER);
const site = inFile(SITE);

const RADIO = '      - kind: radio\n';
const BOXES = '      - kind: checkboxes\n';
const FILE = '      - kind: file\n';
const ORDERS = '          - { en: An order, tr: Sipariş, ar: طلبية }\n';
const REPAIR = '          - { en: A repair, tr: Onarım, ar: صيانة }\n';
const FORMATS = '        formats: [pdf, jpg]\n';
const MEGABYTES = '        megabytes: 5\n';
const RECIPIENTS = '        recipients: [orders, repairs]\n';
const ABOUT = '        name: about\n';
const REQUIRED = '        name: email\n        required: true\n';
const WIDTH = '        width: half\n';
const LABEL = '        label: { en: "A drawing", tr: "Bir çizim", ar: "رسم" }\n';
const HELP = '        help: { en: "We answer to it.", tr: "Yanıt oraya gelir.", ar: "نرد عليه." }\n';
const ENDPOINT = '    endpoint: orders\n';
const SUBMIT = '    submit: { en: Send, tr: Gönderin, ar: أرسل }\n';

/** An eighteenth wave: an office that asks for more with a form: choices in view, files, who receives what. */
export const wave18: readonly WaveKind[] = [
  {
    kind: 'what is asked',
    rows: [
      order('radio buttons', RADIO, '      - kind: ▸radiobutton\n', '`radio`', /`radio`/),
      order('radio with a capital', RADIO, '      - kind: ▸Radio\n', '`radio`', /`radio`/),
      order('a single choice', RADIO, '      - kind: ▸single-choice\n', '`radio` or `select`', /`radio`|`select`/),
      order('one checkbox', BOXES, '      - kind: ▸checkbox\n', '`checkboxes`', /`checkboxes`/),
      order('several choices', BOXES, '      - kind: ▸multiple\n', '`checkboxes`', /`checkboxes`/),
      order('a multiselect', BOXES, '      - kind: ▸multiselect\n', '`checkboxes`', /`checkboxes`/),
      order('a dropdown', RADIO, '      - kind: ▸dropdown\n', '`select`', /`select`/),
      order('an upload', FILE, '      - kind: ▸upload\n', '`file`', /`file`/),
      order('an attachment', FILE, '      - kind: ▸attachment\n', '`file`', /`file`/),
      order('files', FILE, '      - kind: ▸files\n', '`file`', /`file`/),
      order('a file in Turkish', FILE, '      - kind: ▸dosya\n', '`file`', /`file`/),
      order('a phone', '      - kind: email\n', '      - kind: ▸phone\n', '`telephone`', /`telephone`/),
      order(
        'a textarea',
        '      - kind: email\n        name: email\n        required: true\n        autocomplete: email\n',
        '      - kind: ▸textarea\n        name: email\n        required: true\n',
        '`long`',
        /`long`/,
      ),
      order('type for kind', RADIO, '      - ▸type: radio\n', '`kind`', /`kind`/),
      order('the kind in Turkish', RADIO, '      - ▸tür: radio\n', '`kind`', /`kind`/),
    ],
  },
  {
    kind: 'choices',
    rows: [
      order(
        'choices for options',
        '        options:\n          - { en: An order',
        '        ▸choices:\n          - { en: An order',
        '`options`',
        /`options`/,
      ),
      order(
        'options in Turkish',
        '        options:\n          - { en: An order',
        '        ▸seçenekler:\n          - { en: An order',
        '`options`',
        /`options`/,
      ),
      order('an option without its languages', ORDERS, '          - ▸An order\n', 'its languages', /language|`en|all:/),
      order(
        'options in one line',
        `        options:\n${ORDERS}${REPAIR}`,
        '        options: ▸An order, A repair\n',
        'a list',
        /list|dash|line/i,
      ),
      order(
        'options for each language',
        `        options:\n${ORDERS}${REPAIR}`,
        '        options:\n          ▸en: [An order, A repair]\n          tr: [Sipariş, Onarım]\n          ar: [طلبية, صيانة]\n',
        'a list',
        /list|dash|entr/i,
        { elsewhere: [[ORDER, 'options:\n          en: [An order']] },
      ),
      order(
        'an option with a label',
        ORDERS,
        '          - ▸label: { en: An order, tr: Sipariş, ar: طلبية }\n',
        'the languages at once',
        /language|`en|delete|without/i,
      ),
      order(
        'an option with a value',
        ORDERS,
        '          - { ▸value: order, en: An order, tr: Sipariş, ar: طلبية }\n',
        'no value',
        /`value`/,
        { elsewhere: [[ORDER, 'order, en: An order']] },
      ),
      order(
        'an option without its dash',
        REPAIR,
        '            ▸{ en: A repair, tr: Onarım, ar: صيانة }\n',
        'a dash',
        /dash|`- /i,
        {
          elsewhere: [
            [ORDER, '- { en: An order'],
            [ORDER, '{ en: An order'],
          ],
        },
      ),
      order(
        'an option in two languages',
        REPAIR,
        '          - ▸{ en: A repair, tr: Onarım }\n',
        'Arabic',
        /Arabic|`ar/,
        { elsewhere: [[ORDER, 'en: A repair']] },
      ),
      order('no options', `        options:\n${ORDERS}${REPAIR}${RECIPIENTS}`, '', '`options`', /`options`/, {
        elsewhere: [
          [ORDER, 'kind: radio'],
          [ORDER, 'radio\n'],
          [ORDER, 'name: about'],
        ],
      }),
      order(
        'an empty list of options',
        `        options:\n${ORDERS}${REPAIR}${RECIPIENTS}`,
        '        options: ▸[]\n',
        'one at least',
        /least|one|entr/i,
      ),
      order(
        'options in a line of text',
        ABOUT,
        `${ABOUT}        ▸placeholder: { all: Choose }\n`,
        'no effect',
        /no effect|`placeholder`/,
        {
          elsewhere: [
            [ORDER, 'all: Choose'],
            [ORDER, '{ all: Choose'],
          ],
        },
      ),
      order('the browser fills in a choice', ABOUT, `${ABOUT}        autocomplete: ▸name\n`, 'no effect', /no effect/, {
        elsewhere: [[ORDER, 'autocomplete: name']],
      }),
      order('one of several needed', BOXES, `${BOXES}        required: ▸true\n`, 'no effect', /no effect|required/, {
        elsewhere: [[ORDER, 'required: true\n        name: parts']],
      }),
      order('a first choice', ABOUT, `${ABOUT}        ▸default: An order\n`, 'no such field', /`default`/),
    ],
  },
  {
    kind: 'files',
    rows: [
      order('one format', FORMATS, '        formats: ▸pdf\n', 'a list', /list|\[|dash/),
      order('formats with dots', FORMATS, '        formats: [▸.pdf, .jpg]\n', '`pdf`', /`pdf`/),
      order('a format in capitals', FORMATS, '        formats: [▸PDF]\n', '`pdf`', /`pdf`/),
      order('Word', FORMATS, '        formats: [▸word]\n', '`docx`', /`docx?`/),
      order('Excel', FORMATS, '        formats: [▸excel]\n', '`xlsx`', /`xlsx?`/),
      order('pictures', FORMATS, '        formats: [▸image]\n', 'which there are', /`jpg`|`png`/),
      order('all images', FORMATS, '        formats: [▸image/*]\n', 'which there are', /`jpg`|`png`/),
      order('formats in one text', FORMATS, '        formats: ▸"pdf, jpg"\n', 'a list', /list|\[|dash/),
      order('accept', FORMATS, '        ▸accept: [pdf]\n', '`formats`', /`formats`/),
      order('extensions', FORMATS, '        ▸extensions: [pdf]\n', '`formats`', /`formats`/),
      order('megabytes with their unit', MEGABYTES, '        megabytes: ▸5 MB\n', 'a number', /number|digits|`5`/),
      order('megabytes in small letters', MEGABYTES, '        megabytes: ▸5mb\n', 'a number', /number|digits|`5`/),
      order('no megabytes', MEGABYTES, '        megabytes: ▸0\n', 'from 1', /1/),
      order('too many megabytes', MEGABYTES, '        megabytes: ▸5000\n', 'to 1000', /1,?000/),
      order('bytes', MEGABYTES, '        megabytes: ▸5000000\n', 'to 1000', /1,?000/),
      order('a size', MEGABYTES, '        ▸size: 5\n', '`megabytes`', /`megabytes`/),
      order('a greatest size', MEGABYTES, '        ▸maxSize: 5\n', '`megabytes`', /`megabytes`/),
      order('mb', MEGABYTES, '        ▸mb: 5\n', '`megabytes`', /`megabytes`/),
      order('megabytes of a choice', ABOUT, `${ABOUT}        megabytes: ▸5\n`, 'no effect', /no effect/, {
        elsewhere: [[ORDER, 'megabytes: 5\n        label: { en: "What is']],
      }),
      order('a file by e-mail', ENDPOINT, '', 'an endpoint', /`endpoint/, {
        elsewhere: [
          [ORDER, 'kind: file'],
          [ORDER, 'file\n        name: plan'],
        ],
      }),
    ],
  },
  {
    kind: 'who receives it',
    rows: [
      order('a recipient too few', RECIPIENTS, '        recipients: ▸[orders]\n', 'as many as options', /2|options/, {
        elsewhere: [[ORDER, 'recipients: [orders]']],
      }),
      order(
        'e-mail addresses',
        RECIPIENTS,
        '        recipients: [▸a@example.com, b@example.com]\n',
        'names of form services',
        /`orders`|formEndpoints/,
      ),
      order('a recipient misspelt', RECIPIENTS, '        recipients: [▸ordres, repairs]\n', '`orders`', /`orders`/),
      order(
        'recipients by the choice',
        RECIPIENTS,
        '        recipients: { ▸An order: orders, A repair: repairs }\n',
        'a list',
        /list|dash|\[/,
        {
          elsewhere: [
            [ORDER, '{ An order: orders'],
            [ORDER, 'recipients: { An'],
          ],
        },
      ),
      order('one for all', RECIPIENTS, '        recipients: ▸orders\n', 'a list', /list|dash|\[/),
      order('recipient', RECIPIENTS, '        ▸recipient: [orders, repairs]\n', '`recipients`', /`recipients`/),
      order(
        'recipients of boxes',
        BOXES,
        `${BOXES}        recipients: ▸[orders, repairs]\n`,
        'no effect',
        /no effect/,
        {
          elsewhere: [
            [ORDER, 'recipients: [orders, repairs]\n        name: parts'],
            [ORDER, 'orders, repairs]\n        name: parts'],
          ],
        },
      ),
      order(
        'an address for the endpoint',
        ENDPOINT,
        '    endpoint: ▸https://forms.example.com/orders\n',
        'a name',
        /orders|name/,
      ),
      order(
        'an e-mail address for the endpoint',
        ENDPOINT,
        '    endpoint: ▸sales@example.com\n',
        'a name',
        /orders|name/,
      ),
      order('action', ENDPOINT, '    ▸action: orders\n', '`endpoint`', /`endpoint`/),
      order('to', ENDPOINT, '    ▸to: orders\n', '`endpoint`', /`endpoint`/),
      site(
        'services as a list',
        '  orders: https://forms.example.com/orders\n  repairs: https://forms.example.com/repairs\n',
        '  ▸- https://forms.example.com/orders\n  - https://forms.example.com/repairs\n',
        'names with values',
        /name/,
        { elsewhere: [[SITE, 'formEndpoints:']] },
      ),
      site(
        'a service without https',
        '  orders: https://forms.example.com/orders\n',
        '  orders: ▸http://forms.example.com/orders\n',
        'https',
        /https/,
      ),
      site(
        'a service that is an e-mail address',
        '  orders: https://forms.example.com/orders\n',
        '  orders: ▸sales@example.com\n',
        'https',
        /https/,
      ),
      site('endpoint services', 'formEndpoints:\n', '▸formEndponts:\n', '`formEndpoints`', /`formEndpoints`/),
    ],
  },
  {
    kind: 'the rest of a field',
    rows: [
      order('required with yes', REQUIRED, '        name: email\n        required: ▸yes\n', '`true`', /true/),
      order('mandatory', REQUIRED, '        name: email\n        ▸mandatory: true\n', '`required`', /`required`/),
      order('optional', REQUIRED, '        name: email\n        ▸optional: false\n', '`required`', /`required`/),
      order('needed in Turkish', REQUIRED, '        name: email\n        ▸zorunlu: true\n', '`required`', /`required`/),
      order('half in percent', WIDTH, '        width: ▸50%\n', '`half`', /`half`/),
      order('a half width', WIDTH, '        width: ▸half-width\n', '`half`', /`half`/),
      order('a name with a space', ABOUT, '        name: ▸what about\n', 'small letters', /`\w+-?\w*`|letters/),
      order('a name in Turkish letters', ABOUT, '        name: ▸konu başlığı\n', 'small letters', /`\w+-?\w*`|letters/),
      order('a name twice', ABOUT, '        name: ▸email\n', 'another name', /`name`/, {
        elsewhere: [
          [ORDER, 'name: email\n        required'],
          [ORDER, 'email\n        required'],
        ],
      }),
      order('no name', ABOUT, '', '`name`', /`name`/, {
        elsewhere: [
          [ORDER, 'label: { en: "What is it'],
          [ORDER, 'kind: radio'],
        ],
      }),
      order(
        'a title for the label',
        LABEL,
        '        ▸title: { en: "A drawing", tr: "Bir çizim", ar: "رسم" }\n',
        '`label`',
        /`label`/,
      ),
      order(
        'a question for the label',
        LABEL,
        '        ▸question: { en: "A drawing", tr: "Bir çizim", ar: "رسم" }\n',
        '`label`',
        /`label`/,
      ),
      order(
        'a label without its languages',
        LABEL,
        '        label: ▸A drawing\n',
        'its languages',
        /language|`en|all:/,
      ),
      order(
        'a hint for the help',
        HELP,
        '        ▸hint: { en: "We answer to it.", tr: "Yanıt oraya gelir.", ar: "نرد عليه." }\n',
        '`help`',
        /`help`|`placeholder`/,
      ),
      order(
        'a description for the help',
        HELP,
        '        ▸description: { en: "We answer to it.", tr: "Yanıt oraya gelir.", ar: "نرد عليه." }\n',
        '`help`',
        /`help`/,
      ),
      order('a button', SUBMIT, '    ▸button: { en: Send, tr: Gönderin, ar: أرسل }\n', '`submit`', /`submit`/),
      order('no button', SUBMIT, '', '`submit`', /`submit`/, {
        elsewhere: [
          [ORDER, 'type: form'],
          [ORDER, 'success:'],
        ],
      }),
      order(
        'a company that the browser fills in',
        '        autocomplete: email\n',
        '        autocomplete: ▸company\n',
        '`organization`',
        /`organization`/,
      ),
      order('thanks for the success', '    success: {', '    ▸thanks: {', '`success`', /`success`/),
      order('an error for the failure', '    failure: {', '    ▸error: {', '`failure`', /`failure`/),
    ],
  },
];
