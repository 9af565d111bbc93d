import { normalizePath, type Plugin } from 'vite';

/** What only the build needs: Node's own modules, the packages that read YAML, and the rooms that use them. */
const FORBIDDEN =
  /^node:|\/node_modules\/(zod|yaml|@unocss\/[^/]+|mdast-[^/]+|sharp|subset-font|lightningcss)\/|\/src\/(content|editor|build|cli)\/|\/schema\.(ts|js)$|^__vite-browser-external/;

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
      const found = reached.filter((id) => FORBIDDEN.test(id));
      if (found.length === 0) return;
      const lines = found.map(
        (id) => `  ${name(id)}, imported by ${(this.getModuleInfo(id)?.importers ?? []).map(name).join(', ')}`,
      );
      this.error(`These modules are for the build only, but the browser would get them:\n${lines.join('\n')}`);
    },
  };
}
