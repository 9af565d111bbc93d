// Makes the engine's program: node bin/make-program.mjs ENGINE FOLDER. Vite reads the sources that tell it how.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const [engine, out] = process.argv.slice(2);
const how = { root: engine, configFile: false };
const { module } = await runnerImport(join(engine, 'src/program/make-program.ts'), how);
await module.makeProgram({ engine, out });
