import { normalizePath, type Plugin } from 'vite';

/** The rooms of `src` of which something reaches readers. Every other one, whatever it is called, is for the build only. */
const FOR_READERS = /^src\/(?:client|contract|render|shell)\//;

/** What else only the build needs: Node's own modules, the packages that read YAML, and the schemas of blocks. */
const FOR_BUILD =
  /^node:|\/node_modules\/(zod|yaml|@unocss\/[^/]+|mdast-[^/]+|sharp|subset-font|lightningcss)\/|\/schema\.(ts|js)$|^__vite-browser-external/;

/** True of a module that no reader may get; the engine's own are named by their paths in its folder. */
export const isForBuild = (module: string): boolean =>
  FOR_BUILD.test(module) || (module.startsWith('src/') && !FOR_READERS.test(module));

/** Fails the build when something of the build's own reaches the browser, and says who brought it. */
export function browserGuard(engine: string): Plugin {
  // Vite's names of modules have slashes on every system.
  const own = `${normalizePath(engine)}/`;
  const name = (id: string) => (id.startsWith(own) ? id.slice(own.length) : id);
  return {
    name: 'pages-as-data:browser-guard',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const reached = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const found = reached.filter((id) => isForBuild(name(id)));
      if (found.length === 0) return;
      const lines = found.map(
        (id) => `  ${name(id)}, imported by ${(this.getModuleInfo(id)?.importers ?? []).map(name).join(', ')}`,
      );
      this.error(`These modules are for the build only, but the browser would get them:\n${lines.join('\n')}`);
    },
  };
}
