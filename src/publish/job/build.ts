import type { AuthoredSite } from '../../../schema/site.ts';
import type { Project } from '../../content/project.ts';
import type { Program } from '../../program/program.ts';
import type { Progress } from './progress.ts';
import type { Shard } from './shard.ts';

/** What a build works with. */
export interface Build {
  /** The content root. */
  readonly root: string;
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
  /** True to write drafts too. */
  readonly drafts?: boolean | undefined;
  /** Told how far the build is. */
  readonly onStep?: Progress['step'] | undefined;
}
