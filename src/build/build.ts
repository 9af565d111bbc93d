import type { AuthoredSite } from '../../schema/site.ts';
import type { Project } from '../content/project.ts';
import type * as Server from '../render/server.ts';
import type { Progress } from './progress.ts';
import type { Shard } from './shard.ts';

/** What Vite has made of the engine. */
export interface Program {
  /** The folder of all of it; `client` in it holds the browser's files. */
  readonly folder: string;
  /** The entry's file name below `assets/`. */
  readonly entry: string;
  /** The type of block that alone asks for a part of the browser program, by the part's name below `assets/`. */
  readonly partsOfBlocks: Readonly<Record<string, string>>;
  /** The inline scripts, with their blanks still open. */
  readonly boot: string;
  readonly detect: string;
  readonly server: typeof Server;
}

/** What a build works with. */
export interface Build {
  readonly project: Project;
  readonly site: AuthoredSite;
  readonly program: Program;
  /** The engine's own folder. */
  readonly engine: string;
  /** The folder that the finished site is put in the place of. */
  readonly out: string;
  /** How many make pages, this process among them; as many as there are processors unless told. */
  readonly workers?: number | undefined;
  /** The share of the pages that is built; all of them unless told. */
  readonly shard?: Shard | undefined;
  /** Told how far the build is. */
  readonly onStep?: Progress['step'] | undefined;
}
