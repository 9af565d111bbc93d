import { createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite';

/** The modules that the authors' server runs as they stand in their files now. */
export interface Modules {
  /** What a module exports, by its address or its whole path. */
  run(id: string): Promise<unknown>;
  /** Has the modules of some files, by their whole paths, be made anew, and with them whatever imports them. */
  forget(files: Iterable<string>): void;
  /** Has all modules be looked for and made again, in browsers and here. */
  forgetAll(): Promise<void>;
}

/**
 * Runs one module at a time: two that ask for the same file take what the first of them has read, though the file may have
 * changed in between, and would keep it. So nothing is run by Vite's own hand either when a file changes.
 */
export function devModules(server: ViteDevServer): Modules {
  const { ssr } = server.environments;
  const runner = createServerModuleRunner(ssr, { hmr: false });
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Done>(work: () => Done | Promise<Done>): Promise<Done> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    run: (id) => inTurn(() => runner.import(id)),
    forget(files) {
      for (const file of files) ssr.moduleGraph.onFileChange(normalizePath(file));
    },
    forgetAll: () =>
      inTurn(() => {
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
        runner.clearCache();
      }),
  };
}
