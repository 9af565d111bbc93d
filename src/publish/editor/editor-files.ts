import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoredSite } from '../../../schema/site.ts';
import { MARK_FILE, siteSprite } from '../../content/assets/drawings.ts';
import { iconNames } from '../../content/assets/icons.ts';
import { offerOfRecord } from '../../content/check/offer.ts';
import { knownWordsOf, OTHER } from '../../content/check/proofread/known-words/by-language.ts';
import { bare } from '../../content/check/proofread/language-words.ts';
import type { PageRecord } from '../../content/check/record.ts';
import type { Project } from '../../content/project.ts';
import { type OfferedPages, offeredPages } from '../../content/resolve/offers.ts';
import { pathOf } from '../../content/written/addresses.ts';
import { blockFolders, exampleText } from '../../disk/block-folders.ts';
import { blobOf } from '../../disk/git-history.ts';
import { blockForms } from '../../editor/block-forms.ts';
import { readNames } from '../../editor/names-files.ts';
import { blockReference } from '../../editor/reference.ts';
import { OFFERED_FILE, WEB_FILE, type WebSite } from '../../editor/shared/web.ts';
import { shippedFor } from '../../labels/shipped.ts';
import { editorProgram } from '../../program/editor-program.ts';
import { ICONS } from '../../render/Head.tsx';
import { wholeSiteFonts } from '../fonts/script-fonts.ts';
import type { Build } from '../job/build.ts';
import { shortHash } from '../output/kept-files.ts';
import type { OutputFiles } from '../output/output.ts';
import { buildSheet, wholeSheet } from '../styles/css.ts';
import { editPage } from './edit-page.ts';
import { webMachine } from './web-machine.ts';

type Editor = NonNullable<AuthoredSite['editor']>;

interface EditorContext {
  readonly build: Build;
  readonly records: readonly PageRecord[];
  readonly base: string;
  /** The site's icon, as an address. */
  readonly icon: string | undefined;
}

/** Writes the page editor of a published site: a page, its program and what this knows of the site, below its own address. */
export async function writeEditor(
  editor: Editor,
  { build, records, base, icon }: EditorContext,
  output: Pick<OutputFiles, 'write'>,
): Promise<void> {
  const { engine, root, project, site, program } = build;
  const below = editor.path.slice(1);
  const { folder, files, ahead } = await editorProgram({ engine, root, program: program.folder });
  for (const name of files) output.write(`${below}/${name}`, readFileSync(join(folder, name)));
  const { faces } = project.siteFile;
  const fonts = wholeSiteFonts(site.languages, faces);
  for (const { name, bytes } of fonts.files) output.write(`${below}/fonts/${name}`, bytes);
  const fontFaces = fonts.rules((name) => `${base}${editor.path}/fonts/${name}`);
  const sheet = wholeSheet(await buildSheet({ engine, root, site, faces, styles: program.server.styles, fontFaces }));
  const icons = siteSprite(project, iconNames(project.machine.icons()), site.languages);
  const [style, sprite] = [`style-${shortHash(sheet)}.css`, `icons-${shortHash(icons)}.svg`];
  output.write(`${below}/${style}`, sheet);
  output.write(`${below}/${sprite}`, icons);
  const known = webSite(editor, { build, base, sprite: `${base}${editor.path}/${sprite}` });
  output.write(`${below}/${WEB_FILE}`, JSON.stringify(known));
  output.write(`${below}/${OFFERED_FILE}`, JSON.stringify(offeredOf(records, project)));
  const { language, direction } = firstLanguage(site);
  output.write(
    `${below}.html`,
    editPage({ ...{ editor, base, style, ahead, language, direction, icon }, title: known.brand }),
  );
}

/** What published pages offer: of what is told about them, and of all that is not published, it says nothing. */
export function offeredOf(records: readonly PageRecord[], project: Project): OfferedPages {
  const { siteFile, machine, folder, publicFiles } = project;
  const pages = records.flatMap((record) => offerOfRecord(record, publicFiles) ?? []);
  const filesOf = (addresses: Iterable<string>) => [...addresses].flatMap((src) => publicFiles.get(src) ?? []);
  const ofSite = [MARK_FILE, ...stringsIn(siteFile.written).filter(isDrawing)];
  const drawings = new Set(filesOf([...ofSite, ...project.sharedUses().asTheyAre]));
  const isOffered = (file: string) => pages.some(({ used: [own = ''] }) => own.startsWith(file.replace(/[^/]*$/, '')));
  const shared = [...[...project.files.collections.values()].filter(isOffered), ...drawings];
  const shown = new Set(pages.flatMap(({ shows }) => shows));
  const sound = [...shared, ...filesOf([...ICONS.map(({ file }) => file), ...shown])].filter(isDrawing);
  const idOf = (file: string) => blobOf(folder.read(file));
  return offeredPages(pages, { siteFile, shared, sound, sumOf: machine.sumOf, idOf });
}

const isDrawing = (file: string) => /\.svg$/i.test(file);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

function firstLanguage({ languages, defaultLanguage }: AuthoredSite) {
  const { direction = 'ltr' } = languages.find(({ code }) => code === defaultLanguage) ?? {};
  return { language: defaultLanguage, direction };
}

function webSite(
  { repository, forge, branch, folder, preview, signIn }: Editor,
  { build, base, sprite }: { readonly build: Build; readonly base: string; readonly sprite: string },
): WebSite {
  const { engine, root, project, site } = build;
  const { defaultLanguage } = site;
  return {
    place: { repository, forge, branch, folder, preview, signIn, reads: foldersRead(site) },
    brand: project.siteValue(defaultLanguage).value.brand,
    base,
    knownWords: [
      ...new Set(site.languages.map(({ code }) => bare(code)).map((each) => (knownWordsOf(each) ? each : OTHER))),
    ],
    labels: [...new Set(site.languages.flatMap(({ code }) => shippedFor(code) ?? []))],
    hasLeftward: site.languages.some(({ direction }) => direction === 'rtl'),
    first: pathOf(project.siteFile.known, defaultLanguage, { route: '/' }),
    sprite,
    machine: webMachine(root, project.folder),
    kinds: blockReference(engine, root).map(({ type, text }) => ({ type, text })),
    forms: [...blockForms(engine, root)],
    examples: Object.fromEntries(
      [...blockFolders(engine, root).keys()].map((type) => [type, exampleText(engine, root, type) ?? '']),
    ),
    names: readNames(engine, root),
  };
}

/** The folders of a site that content reads: those of pages and of files, and where it has its fonts. */
function foldersRead({ theme }: AuthoredSite): string[] {
  const fonts = [
    ...JSON.stringify([theme.fonts, theme.headingFonts]).matchAll(/"((?!\.)[^"/:]+)\/[^"]+\.(?:woff2?|ttf|otf)"/g),
  ];
  return [...new Set(['pages', 'public', ...fonts.map(([, top = '']) => top)])];
}
