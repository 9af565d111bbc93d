import { isMapping } from '../../../content/written/mapping.ts';
import { catalogueFor } from '../../../diagnostics/wording.ts';
import { shippedLabels } from '../../../labels/all.ts';
import type { NameInfo, NamesInfo } from '../../shared/names.ts';

/** What a folder says of names: of the schema's own, or of a block's. */
type Written = Readonly<Record<string, unknown>>;

/** All that is said of names: by the schema, and by each block that the site has. */
export interface WrittenNames {
  readonly shared: Written;
  readonly blocks: Readonly<Record<string, Written>>;
}

/** What sections and fields are called in an author's language; of a site's own blocks as far as they say it. */
export function namesInfo({ shared, blocks }: WrittenNames, languages: string): NamesInfo {
  const { language } = catalogueFor(languages);
  const info = (written: unknown) => nameInfo(written, language);
  const labels = Object.entries(shippedLabels[language] ?? {}).map(
    ([name, words]) => [`labels.${name}`, { name: words }] as const,
  );
  const sections = Object.entries(blocks).map(([type, { section, fields }]) => {
    return [type, { section: info(section), fields: mapped(fields, info) }] as const;
  });
  return {
    parts: mapped(shared.parts, info),
    fields: { ...Object.fromEntries(labels), ...mapped(shared.fields, info) },
    sections: Object.fromEntries(sections),
  };
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
