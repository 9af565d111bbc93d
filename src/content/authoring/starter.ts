import { type Document, isMap, isScalar, isSeq, parseDocument, visit, type YAMLMap } from 'yaml';
import { asCode, customsOf, localeField } from '../../../schema/language.ts';
import { type AuthoredTheme, theme } from '../../../schema/theme.ts';
import type { Files } from '../files/files.ts';
import { SITE_FILE } from '../read/files.ts';
import { languageName } from './translation/add-language.ts';

/** The site that new ones are made from: whole and valid, in every language that the engine brings its own words in. */
export interface Starter {
  readonly folder: Files;
  readonly languages: readonly string[];
  readonly looks: readonly string[];
}

/** What a new site is to be. */
export interface Wishes {
  readonly name: string;
  /** Codes of languages that the starter has texts for; the first one is the default. */
  readonly languages: readonly string[];
  readonly look: string;
  /** What site.yaml says of the page editor; undefined of a site that has none. */
  readonly editor?: Readonly<Record<string, unknown>> | undefined;
}

/** Every value as it is written, as for all of a site's files: `12` is a text until a schema reads it. */
const readYaml = (folder: Files, path: string) => parseDocument(folder.text(path) ?? '', { schema: 'failsafe' });

export function openStarter(folder: Files): Starter {
  const languages = readYaml(folder, SITE_FILE).get('languages');
  const looks = folder.list('looks').map(({ name }) => name.replace(/\.yaml$/, ''));
  return { folder, languages: isSeq(languages) ? languages.items.map(codeOf) : [], looks: looks.sort() };
}

const codeOf = (language: unknown) => (isMap(language) ? String(language.get('code')) : '');

/** The starter's language whose texts a language can have: itself, or the one that it is a country's form of, in the same script. */
export function starterLanguage(code: string, { languages }: Starter): string | undefined {
  const [wide = ''] = code.split('-');
  const script = (each: string) => new Intl.Locale(each).maximize().script;
  if (!languages.includes(wide)) return undefined;
  return script(code) === script(wide) ? wide : undefined;
}

/** The look of a new site, as its theme says it. */
export const readLook = (look: string, { folder }: Starter): AuthoredTheme =>
  theme.parse(readYaml(folder, `looks/${look}.yaml`).toJS());

interface FontPackage {
  readonly package: string;
  readonly version: string;
}

/** The fonts that a new site has to install, by those of its languages that need one. */
export function starterFonts(codes: readonly string[], starter: Starter): Map<string, FontPackage> {
  // A file of the engine's own.
  const fonts = readYaml(starter.folder, 'fonts/packages.yaml').toJS() as Readonly<Record<string, FontPackage>>;
  return new Map(
    codes.flatMap((code) => {
      const font = fonts[starterLanguage(code, starter) ?? ''];
      return font ? [[code, font] as const] : [];
    }),
  );
}

/** The texts of a new site's content: what stands in site.yaml and in each page, by its path. */
export function starterContent(wishes: Wishes, starter: Starter): Map<string, string> {
  const pages = starter.folder.list('pages').map(({ name }) => `pages/${name}`);
  const documents = [SITE_FILE, ...pages].map((path) => [path, readYaml(starter.folder, path)] as const);
  for (const [path, document] of documents) {
    keepLanguages(document, wishes.languages, starter);
    if (path === SITE_FILE) setSite(document, wishes, starter);
  }
  return new Map(documents.map(([path, document]) => [path, document.toString({ lineWidth: 0 })]));
}

/** Of each text, the languages of the new site, in its order. */
function keepLanguages(document: Document, codes: readonly string[], starter: Starter): void {
  visit(document, {
    Map: (_, node) => {
      const texts = new Map(node.items.map((pair) => [String(isScalar(pair.key) ? pair.key.value : ''), pair.value]));
      if (!starter.languages.every((code) => texts.has(code))) return undefined;
      node.items = codes.map((code) => document.createPair(code, texts.get(starterLanguage(code, starter) ?? '')));
      return visit.SKIP;
    },
  });
}

function setSite(document: Document, { name, languages, look, editor }: Wishes, starter: Starter): void {
  const known = document.get('languages');
  const entries = isSeq(known) ? (known.items as YAMLMap[]) : [];
  document.set(
    'languages',
    document.createNode(languages.map((code) => entries.find((entry) => codeOf(entry) === code) ?? formOf(code))),
  );
  document.set('defaultLanguage', languages[0]);
  document.setIn(['brand', 'all'], name);
  document.set('theme', readYaml(starter.folder, `looks/${look}.yaml`).contents);
  for (const [code, font] of starterFonts(languages, starter))
    document.setIn(['theme', 'fonts', code], document.createNode({ package: font.package }));
  if (!editor) return;
  const key = document.createNode('editor');
  key.spaceBefore = true;
  key.commentBefore = ' Whoever may write to this repository writes at /edit of the published site.';
  document.add(document.createPair(key, editor));
}

/** A country's form of a language: it has its own name, and no flag among the starter's. */
function formOf(code: string) {
  return { code: asCode(code), label: languageName(code), ...pick(customsOf(code)) };
}

const pick = ({ direction, locale }: ReturnType<typeof customsOf>) => ({ direction, ...localeField(locale) });
