// Makes the engine's program: node bin/make-program.mjs ENGINE FOLDER. Without a folder it enters the blocks that lie there in
// their registries, which the program is made of. Vite reads the sources that tell it how.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const [engine, out] = process.argv.slice(2);
const run = async (file) => (await runnerImport(join(engine, file), { root: engine, configFile: false })).module;
if (out) await (await run('src/program/make-program.ts')).makeProgram({ engine, out });
else (await run('src/program/registries.ts')).writeShippedRegistries(engine);
