import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isMapping } from '../../../content/written/mapping.ts';
import { catalogueFor } from '../../../diagnostics/wording.ts';
import { blockFolders } from '../../../disk/block-folders.ts';
import { shippedLabels } from '../../../labels/shipped.ts';
import type { NameInfo, NamesInfo } from '../../shared/names.ts';

/** What a folder says of names: of the schema's own, or of a block's. */
const NAMES_FILE = 'names.yaml';

/** What sections and fields are called in an author's language; of a site's own blocks as far as they say it. */
export function namesInfo(engine: string, root: string, languages: string): NamesInfo {
  const { language } = catalogueFor(languages);
  const info = (written: unknown) => nameInfo(written, language);
  const shared = readNames(join(engine, 'schema'));
  const labels = Object.entries(shippedLabels[language] ?? {}).map(
    ([name, words]) => [`labels.${name}`, { name: words }] as const,
  );
  const sections = [...blockFolders(engine, root)].map(([type, folder]) => {
    const { section, fields } = readNames(folder);
    return [type, { section: info(section), fields: mapped(fields, info) }] as const;
  });
  return {
    parts: mapped(shared.parts, info),
    fields: { ...Object.fromEntries(labels), ...mapped(shared.fields, info) },
    sections: Object.fromEntries(sections),
  };
}

/** What a file of names says; nothing where it is not there, or cannot be read. */
function readNames(folder: string): Readonly<Record<string, unknown>> {
  const file = join(folder, NAMES_FILE);
  try {
    const written: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
    return isMapping(written) ? written : {};
  } catch {
    return {};
  }
}

function mapped<Value>(written: unknown, make: (value: unknown) => Value | undefined): Record<string, Value> {
  const entries = Object.entries(isMapping(written) ? written : {}).flatMap(([name, value]) => {
    const made = make(value);
    return made === undefined ? [] : [[name, made] as const];
  });
  return Object.fromEntries(entries);
}

function nameInfo(written: unknown, language: string): NameInfo | undefined {
  if (!isMapping(written)) return undefined;
  const words = (value: unknown): string | undefined => {
    const said = isMapping(value) ? (value[language] ?? value.en) : value;
    return typeof said === 'string' ? said : undefined;
  };
  const name = words(written.name);
  if (name === undefined) return undefined;
  const [about, entry] = [words(written.about), words(written.entry)];
  return {
    name,
    ...(about !== undefined && { about }),
    ...(entry !== undefined && { entry }),
    ...(isMapping(written.choices) && { choices: mapped(written.choices, words) }),
  };
}
