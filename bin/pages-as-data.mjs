#!/usr/bin/env node
// Runs a command: pages-as-data build --root FOLDER. The commands are a program that Vite makes of the engine's sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { engine, engineProgram } from './program.mjs';

// Texts are proofread by hundreds of patterns, most of which are used a few times: V8 would compile each twice, the second
// time when it is met again. Compiled once for good, the check of one changed page takes four fifths of the time.
setFlagsFromString('--no-regexp-tier-up');

/** The program; where there is none, the last words say why. */
function found() {
  try {
    return engineProgram();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

const folder = found();
const [asked = '', ...args] = process.argv.slice(2);
const { programFor } = await import(pathToFileURL(join(folder, 'engine/own-program.js')).href);
// A site with blocks of its own has a program of its own; where they have mistakes, these have been told.
const program = (await programFor({ engine, program: folder, command: asked, args })) ?? process.exit(1);
const fileOf = (command) => join(program, 'engine/commands', `${command}.js`);
const known = /^[a-z-]+$/.test(asked) && existsSync(fileOf(asked));
if (known) process.argv.splice(2, 1);
process.env.PAGES_AS_DATA_ENGINE = engine;
process.env.PAGES_AS_DATA_PROGRAM = program;
// React's other half is for those who work on components, and takes three times as long.
process.env.NODE_ENV ??= asked === 'dev' ? 'development' : 'production';
// What makes the browser's program keeps memory that it is done with, unless it is told before it is loaded: a third of what the server takes.
if (asked === 'dev') process.env.MIMALLOC_PURGE_DELAY ??= '0';
await import(pathToFileURL(fileOf(known ? asked : 'help')).href);
