/** What package-lock.json says of a package. */
interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty where the package names none. */
  readonly licence: string;
  /** Whether it comes with the pages, or only makes them. */
  readonly visitor: boolean;
}

/** Packages whose code, glyphs or drawings stand in what visitors get. */
export const forVisitors = [
  '@expo-google-fonts/noto-sans',
  '@expo-google-fonts/noto-sans-hebrew',
  '@expo-google-fonts/noto-sans-thai',
  '@expo-google-fonts/readex-pro',
  '@fontsource-variable/readex-pro',
  '@iconify-json/lucide',
  '@radix-ui/react-accordion',
  '@radix-ui/react-dropdown-menu',
  'clsx',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'wouter',
];
const permissive =
  /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|Unlicense|CC0-1\.0|Zlib|OFL-1\.1|Python-2\.0|BlueOak-1\.0\.0)$/;
/** Copyleft that ends at its own files: tools of the build, used as they are and in no page. */
const tools = /^(@img\/|@resvg\/|lightningcss)/;
const weak = /^(MPL-2\.0|LGPL-3\.0-or-later)$/;

/** All packages that a build of the lock's project needs, on any platform, by name and version. */
export function licenceList({ packages }: Lock): Licence[] {
  const visitors = reach(packages, forVisitors);
  const all = reach(packages, [...Object.keys({ ...packages['']?.dependencies, ...packages['']?.peerDependencies })]);
  const rows = new Map<string, Licence>();
  for (const path of all) {
    const { version = '', license: licence = '' } = packages[path] ?? {};
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const visitor = visitors.has(path) || rows.get(`${name} ${version}`)?.visitor === true;
    rows.set(`${name} ${version}`, { name, version, licence, visitor });
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** The places of packages and of all that they need, in the lock. */
function reach(packages: Lock['packages'], roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const place = nearest(packages, name, from);
    if (!place || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies } = packages[place] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, place);
  };
  for (const root of roots) visit(root, '');
  return found;
}

/** Where Node.js finds a package from another one's folder. */
function nearest(packages: Lock['packages'], name: string, from: string): string | undefined {
  const place = `${from}${from && '/'}node_modules/${name}`;
  if (packages[place]) return place;
  return from ? nearest(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) : undefined;
}

/** Packages that may not be used: a licence that is unknown, or that would bind those who use the pages. */
export const refused = (list: readonly Licence[]): Licence[] => list.filter((row) => !isFine(row));

function isFine({ name, licence, visitor }: Licence): boolean {
  const allowed = (one: string) => permissive.test(one) || (!visitor && tools.test(name) && weak.test(one));
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every(allowed));
}

export function formatLicences(list: readonly Licence[]): string {
  const table = (rows: readonly Licence[]) =>
    ['| package | version | licence |', '| --- | --- | --- |']
      .concat(rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))
      .join('\n');
  return `# Licences of the packages

Written by \`npm run licences\` from package-lock.json; a test compares.

## In what visitors get

${table(list.filter(({ visitor }) => visitor))}

## In the build only

With what is for other platforms. Nothing of these is in the pages.

${table(list.filter(({ visitor }) => !visitor))}
`;
}
