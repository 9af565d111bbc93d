import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';
import { OPEN_IN_EDITOR } from '../client/dev/notes.ts';
import { urlOf } from './content.ts';

interface DevProgram {
  readonly server: ViteDevServer;
  readonly engine: string;
}

/** What pages name: everything else of the program is imported by these. */
export const devEntry = (engine: string) => urlOf(engine, 'src/client/dev/entry');
export const editorEntry = (engine: string) => urlOf(engine, 'src/editor/browser/on-server');

/** What Vite has its modules import without noting it down. */
const CLIENT = '/@vite/client';

/** What Vite writes behind the name of a module, beside the name itself: that it is imported, and when it was changed. */
const ASIDE = /^(?:import=?|t=\d+)?$/;

/**
 * True of what is left to Vite: the modules of the pages' program, which it knows by their imports, and the opening of a file
 * that the gate has let through. Vite would send any file of the folders that it works in.
 */
export function isForVite({ url = '/' }: IncomingMessage, { server, engine }: DevProgram): boolean {
  const [path = '', query = ''] = url.split('?');
  if ([OPEN_IN_EDITOR, CLIENT, devEntry(engine), editorEntry(engine)].includes(path)) return true;
  // As Vite writes the names of modules that are no files.
  const name = decodeURI(path)
    .replace(/^\/@id\//, '')
    .replace(/^__x00__/, '\0');
  const rest = query.split('&').filter((part) => !ASIDE.test(part));
  return server.environments.client.moduleGraph.urlToModuleMap.has([name, rest.join('&')].filter(Boolean).join('?'));
}
