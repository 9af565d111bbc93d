import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Makes a program that lies in a site's folder find the engine's packages where the engine has them: it names them by
 * their places on this machine, and its modules by those of their sources.
 */
export function nearPackages(): Plugin {
  return {
    name: 'pages-as-data:near-packages',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    async resolveId(source, importer, options) {
      if (!importer || !/^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)/i.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.external ? (placeOf(source) ?? found) : found;
    },
    transform: (code, id) =>
      code.includes('import.meta.url')
        ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
        : undefined,
  };
}

/** Undefined for a package that the site has for itself. */
function placeOf(source: string) {
  try {
    return { id: import.meta.resolve(source), external: 'absolute' as const };
  } catch {
    return undefined;
  }
}
