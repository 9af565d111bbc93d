import { check, type Files } from '../site-folder.ts';

/** `file code what`: what is wrong, and the words that it is about. */
export const said = (files: Files) =>
  check(files).map(({ code, place: { source, range } }) =>
    `${source.file} ${code} ${source.text.slice(range.start, range.end).replaceAll('"', '')}`.trim(),
  );

/** A block with one mistake of each kind that can only be found once its page is understood. */
export const FAULTY = `  - type: hero
    title: { en: T, tr: T }
    badgeIcon: truk
    region: nroth
    picture: { src: /x.svg, alt: { all: "{{nothing}}" } }
    actions:
      - { label: { all: Go }, link: /nowhere }
      - { label: { all: Go, de: Los }, link: "#nowhere" }
`;
export const FAULTS = [
  'missing-translation en',
  'unknown-icon truk',
  'unknown-region nroth',
  'missing-image /x.svg',
  'missing-fact {{nothing}}',
  'dead-link /nowhere',
  'unknown-language de',
  'dead-anchor #nowhere',
];

export const inFile = (file: string, faults: readonly string[]) => faults.map((fault) => `${file} ${fault}`);

/** The faults of the block but those of some kinds. */
export const without = (...codes: readonly string[]) =>
  FAULTS.filter((fault) => !codes.some((code) => fault.startsWith(code)));
