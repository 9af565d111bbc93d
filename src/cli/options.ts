import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;
type Parsed<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: boolean }>
>;

/**
 * Reads a command's arguments. `--help` prints how it is used and ends it well; an option that it does not have prints
 * the same and ends it badly. A reader that has seen enough (`| head`) ends it without a word.
 */
export function readArguments<const Options extends OptionsConfig>(
  usage: string,
  options: Options,
  allowPositionals: boolean,
): Parsed<Options> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(usage);
    process.exit(0);
  }
  try {
    return parseArgs<{ options: Options; allowPositionals: boolean }>({ options, allowPositionals });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return process.exit(2);
  }
}

/** The same for a command that takes nothing but options. */
export const readOptions = <const Options extends OptionsConfig>(
  usage: string,
  options: Options,
): Parsed<Options>['values'] => readArguments(usage, options, false).values;

/** A port's number; what is none prints how the command is used and ends it badly. */
export function readPort(text: string, usage: string): number {
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  process.stderr.write(`\`${text}\` is no port: a number from 0 to 65535.\n\n${usage}`);
  return process.exit(2);
}

/** Names of hosts, as addresses have them; what is none prints how the command is used and ends it badly. */
export function readHosts(names: readonly string[], usage: string): string[] {
  const wrong = names.find(
    (name) => !/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(name),
  );
  if (wrong === undefined) return names.map((name) => name.toLowerCase());
  process.stderr.write(
    `\`${wrong}\` is no name that the server can be reached by: write the whole name, such as my-space-5173.app.github.dev, without https:// and without a star.\n\n${usage}`,
  );
  return process.exit(2);
}

/** The folder of the site that is named, or that `SITE` names, or this one; what is no folder ends the command badly. */
export function siteFolder(named = process.env.SITE ?? '.'): string {
  const root = resolve(named);
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory()) return root;
  process.stderr.write(`There is no folder ${root}: SITE, or --root, names the folder that has site.yaml in it.\n`);
  return process.exit(2);
}
