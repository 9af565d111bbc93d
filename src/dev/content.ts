import { relative } from 'node:path';
import { normalizePath } from 'vite';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hasOwnCode } from '../disk/own-code.ts';
import { readThemeSheet, THEME_SHEET } from '../disk/theme-sheet.ts';
import { printAll } from '../editor/desk/open-site.ts';
import { judgeBlocks } from '../program/own-blocks/judge.ts';
import { writeRegistries } from '../program/registries.ts';
import { sourceFile } from '../program/source-file.ts';
import type { Modules } from './modules.ts';
import { reading as shipped } from './reading.ts';
import type { DevSite } from './site.ts';

type ContentProgram = typeof shipped;

interface ContentOptions {
  readonly modules: Modules;
  /** The engine's own folder. */
  readonly engine: string;
  readonly root: string;
}

/** The open site, and what reads it: with blocks of its own this is made anew as they change. */
export interface DevContent {
  readonly site: DevSite;
  readonly reading: ContentProgram;
  /** Takes changes of the site's own code in; true where every open page has to be loaded again. */
  renew(files: ReadonlySet<string>): Promise<boolean>;
}

/** Where Vite serves a source of the engine, by its path without the ending. */
export const urlOf = (engine: string, path: string) => `/${normalizePath(relative(engine, sourceFile(engine, path)))}`;

export async function openDevContent({ modules, engine, root }: ContentOptions): Promise<DevContent> {
  let reading: ContentProgram = shipped;
  let faults: readonly Diagnostic[] = [];
  let ofTheme: readonly Diagnostic[] = [];
  const judgeTheme = async () => {
    if (readThemeSheet(root) === '') return [];
    const { judgeThemeSheet } = await import('../program/own-blocks/theme-sheet.ts');
    return judgeThemeSheet(root);
  };
  const read = async () => {
    if (!hasOwnCode(engine, root)) return shipped;
    const { blocks, diagnostics } = await judgeBlocks({ engine, root, run: modules.run });
    faults = diagnostics;
    if (faults.length > 0) return reading;
    writeRegistries({ engine, root, blocks });
    // It is this very module of the engine, run with the site's registries.
    const anew = (await modules.run(urlOf(engine, 'src/dev/reading'))) as { reading: ContentProgram };
    return anew.reading;
  };
  reading = await read();
  ofTheme = await judgeTheme();
  let site = reading.openDevSite(root);
  return {
    site: {
      get project() {
        return site.project;
      },
      below: (address) => site.below(address),
      movedTo: (address) => site.movedTo(address),
      siteValue: (language) => site.siteValue(language),
      sprite: () => site.sprite(),
      change: (files) => site.change(files),
      close: () => site.close(),
      pageAt(address, languages, editing) {
        const answer = site.pageAt(address, languages, editing);
        const told = [...faults, ...ofTheme];
        if (told.length === 0) return answer;
        const diagnostics = printAll(told, languages ?? 'en');
        return { ...answer, page: undefined, notes: { places: [], missing: [], diagnostics } };
      },
    },
    get reading() {
      return reading;
    },
    async renew(files) {
      const wasWrong = ofTheme.length > 0;
      if (files.has(THEME_SHEET)) ofTheme = await judgeTheme();
      if (![...files].some((file) => isRead(file))) return wasWrong || ofTheme.length > 0;
      await modules.forgetAll();
      faults = [];
      reading = await read();
      site.close();
      site = reading.openDevSite(root);
      return true;
    },
  };
}

/**
 * True of a file of a block that more than its component is made of, of parts of header and footer, and of any that has come or
 * gone with its folder.
 */
const isRead = (file: string) =>
  /^blocks\/[^/]+\/(?:schema\.ts|(?:example|names)\.yaml|structured-data\.ts)$|^(?:blocks|shell)(?:\/[^/]+)?$|^hooks\.ts$/.test(
    file,
  );
