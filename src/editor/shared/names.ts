/** What a part of a site, a section or a field is called, in the author's language. */
export interface NameInfo {
  readonly name: string;
  /** What it is for. */
  readonly about?: string | undefined;
  /** What each entry of a list is called. */
  readonly entry?: string | undefined;
  /** What may be chosen, by how it is written. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** The names of everything that a site is made of. */
export interface NamesInfo {
  /** Of what is no section: `meta`, `header`. */
  readonly parts: ByName<NameInfo>;
  /** Of fields that several have, by the end of their way: `action.label`. */
  readonly fields: ByName<NameInfo>;
  /** Of each kind of section and its own fields, by their way. */
  readonly sections: ByName<{ readonly section?: NameInfo | undefined; readonly fields: ByName<NameInfo> }>;
}

/** Names for what is written: ways begin with a section's type or a part, and have places in lists from 0. */
export interface DisplayNames {
  /** A section or a part. */
  section(type: string): NameInfo;
  /** The field that a way leads to. */
  field(way: FieldPath): NameInfo;
  /** Each step of a way, entries of lists with their number. */
  way(way: FieldPath): string[];
}

export type FieldPath = readonly (string | number)[];

const own = <Value>(values: ByName<Value> | undefined, name: string): Value | undefined =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;

/** `pages/shop/_opening-hours.yaml` as `Opening hours`. */
export function partName(file: string): string {
  const words = file.replace(/^.*\/_?|\.ya?ml$/g, '').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `startsAt` as `Starts at`. */
export function humanized(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The ends of a way, the longest first. Those of a part begin with it: what authors have named themselves in it, as a
 * region, stands between the part and the field.
 */
function endsOf(type: string, steps: readonly string[], isPart: boolean): string[] {
  const ends = steps.map((_, place) => steps.slice(place).join('.'));
  return isPart ? [`${type}.${ends[0]}`, `${type}.${steps.at(-1)}`, ...ends] : ends;
}

const isPlace = (step: string | number) => /^\d+$/.test(String(step));

export function namesFrom({ parts, fields, sections }: NamesInfo): DisplayNames {
  /** What of site.yaml is a field of its own, as the line above the header. */
  const ofSite = (type: string) => own(fields, `site.${type}`);
  const section = (type: string) =>
    own(sections, type)?.section ?? own(parts, type) ?? ofSite(type) ?? { name: humanized(type) };
  const field = ([type = '', ...rest]: FieldPath): NameInfo => {
    const steps = rest.filter((step) => !isPlace(step)).map(String);
    if (steps.length === 0) return section(String(type));
    const inside = own(sections, String(type))?.fields;
    const isPart = (own(parts, String(type)) ?? ofSite(String(type))) !== undefined;
    for (const end of endsOf(String(type), steps, isPart)) {
      const found = own(inside, end) ?? own(fields, end);
      if (found) return found;
    }
    return { name: humanized(steps.at(-1) ?? '') };
  };
  return {
    section,
    field,
    way: (way) =>
      way.flatMap((step, place) => {
        if (isPlace(step)) return [];
        const { name, entry } = field(way.slice(0, place + 1));
        const next = way[place + 1];
        return next !== undefined && isPlace(next) ? [`${entry ?? name} ${Number(next) + 1}`] : [name];
      }),
  };
}

export const noNames: DisplayNames = namesFrom({ parts: {}, fields: {}, sections: {} });
