/** site.yaml of a small site in three languages; every word that no test looks at is the same everywhere. */
export const SITE = `url: https://www.example.test
languages:
  - { code: en, label: English, flag: /flag.svg, direction: ltr, locale: en_US, numbering: latn }
  - { code: tr, label: Türkçe, flag: /flag.svg, direction: ltr, locale: tr_TR, numbering: latn }
  - { code: ar, label: العربية, flag: /flag.svg, direction: rtl, locale: ar_SA, numbering: latn }
defaultLanguage: en
brand: { all: Bakery }
organization:
  legalName: Bakery Ltd
  description: { all: Bread }
  street: Mill Lane 1
  city: { all: Town }
  country: TR
  email: oven@example.test
  whatsapp: "15550100"
  social: []
facts: {}
regions:
  north: { label: { all: North }, color: "#1B7A4B" }
  south: { label: { all: South }, color: "#B5322E" }
header:
  menu:
    - { label: { all: Home }, link: / }
  action: { label: { all: Order }, link: / }
footer:
  description: { all: Bread }
  lists: []
  contactTitle: { all: Write }
  address: { all: Mill Lane }
  action: { title: { all: Hungry }, label: { all: Order }, link: / }
  copyright: { all: "© {{legalName}}" }
detection: { storageKey: language, lookup: , field: country, timeout: 2000, countries: { tr: [TR] } }
formEndpoint:
labels:
  skip: { all: Skip }
  navigation: { all: Main }
  home: { all: Home }
  openMenu: { all: Open }
  closeMenu: { all: Close }
  language: { all: Language }
  soon: { all: Soon }
  breadcrumb: { all: Here }
  pause: { all: Pause }
  play: { all: Play }
  fieldRequired: { all: Required }
  fieldEmail: { all: Address }
  optional: { all: Optional }
  sending: { all: Sending }
  chooseLanguage: { all: Choose }
`;

export const META = `meta:
  title: { all: Title }
  description: { all: Description }
`;

/** A page with the given blocks, written as they stand below \`blocks:\`. */
export const page = (blocks: string) => `${META}blocks:\n${blocks}`;

export const DIVIDER = '  - type: divider\n';

/** A page whose only block is one text. */
export const textPage = (title: string) => page(`  - type: text\n    title: ${title}\n`);

/** The page for addresses that do not exist, which every site needs. */
export const NOT_FOUND = `meta:
  title: { all: Nothing here }
  description: { all: Nothing here }
  noindex: true
blocks:
${DIVIDER}`;

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';
