import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages of the docs that are about this repository, or become something else in the package. */
const OURS = ['glossary.md', 'package.md'];

/** Lays out what the package holds beside its programs: its README and its package.json speak to whoever installs it. */
export function layOut(engine: string, folder: string): void {
  for (const part of ['bin', 'starter', 'CHANGELOG.md', 'LICENSE'])
    cpSync(join(engine, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'docs'));
  for (const page of readdirSync(join(engine, 'docs')).filter((name) => name.endsWith('.md') && !OURS.includes(name)))
    writeFileSync(join(folder, 'docs', page), withoutPictures(readFileSync(join(engine, 'docs', page), 'utf8')));
  for (const worker of ['sign-in.js', 'form-worker.js'])
    cpSync(join(engine, 'docs', worker), join(folder, 'docs', worker));
  cpSync(join(engine, 'docs/looks'), join(folder, 'docs/looks'), { recursive: true, filter: isNoPicture });
  cpSync(join(engine, 'docs/package.md'), join(folder, 'README.md'));
  const {
    private: _,
    scripts,
    devDependencies,
    overrides,
    ...told
  } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(told, null, 2)}\n`);
}

/** Lays out the package that makes a site with one command of npm's, `npm create`: it asks for this version of the engine. */
export function layOutCreate(engine: string, folder: string): void {
  cpSync(join(engine, 'create'), folder, { recursive: true });
  cpSync(join(engine, 'LICENSE'), join(folder, 'LICENSE'));
  const { name, version, license, type, engines } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  const told = {
    name: `create-${name}`,
    version,
    description: `Makes a site: npm create ${name} my-site.`,
    license,
    type,
    bin: { [`create-${name}`]: 'create.mjs' },
    engines,
    dependencies: { [name]: version },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(told, null, 2)}\n`);
}

/** The pictures of the docs show the site of this repository. */
const withoutPictures = (page: string) => page.replace(/^!\[[^\n]*\]\([^\n]*\)\n\n/gm, '');

const isNoPicture = (path: string) => !path.endsWith('.webp');
