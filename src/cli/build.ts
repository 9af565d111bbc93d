import { buildAloud } from '../api/build-aloud.ts';
import { readShard, type Shard } from '../publish/job/shard.ts';
import { readOptions, siteFolder } from './options.ts';
import { engineFolder, programFolder } from './program-folder.ts';

const USAGE = `pages-as-data build [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
  --workers NUMBER           how many work side by side (as many as there are processors, unless told)
  --shard 2/8                only the second of eight shares of the pages, for several machines
`;

const values = readOptions(USAGE, { root: { type: 'string' }, workers: { type: 'string' }, shard: { type: 'string' } });

/** A number of workers; what is none prints how the command is used and ends it badly. */
function workersAsked(): number | undefined {
  const { workers } = values;
  if (workers === undefined || /^\d{1,3}$/.test(workers)) return workers === undefined ? undefined : Number(workers);
  process.stderr.write(`\`${workers}\` is no number of workers.\n\n${USAGE}`);
  return process.exit(2);
}

/** A share of the pages; what is none ends the command badly. */
function shardAsked(): Shard | undefined {
  if (values.shard === undefined) return undefined;
  const shard = readShard(values.shard);
  if (shard) return shard;
  process.stderr.write(`\`${values.shard}\` is no share: \`2/8\` is the second of eight.\n\n${USAGE}`);
  return process.exit(2);
}

const [workers, shard] = [workersAsked(), shardAsked()];
const where = { engine: engineFolder(), program: programFolder() };
process.exitCode = await buildAloud({ root: siteFolder(values.root), workers, shard }, where);
