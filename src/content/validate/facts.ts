import { byCode } from '../../../schema/language.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import { locate } from '../written/origin.ts';
import type { Checking } from '../written/report.ts';
import type { KnownSite } from './known-site.ts';
import type { Partly } from './salvage.ts';

/** One fact: its value by language, `all` where it is the same everywhere, and where it was written. */
export interface Fact {
  readonly by: Readonly<Record<string, string>>;
  readonly place: Place;
  /** Where its value in a language was written; `place` where that is all that is known. */
  readonly at?: Readonly<Record<string, Place>>;
  /** True where a mistake leaves the value open: nothing is said of texts that use it. */
  readonly unclear?: true;
  /** True for a text without languages, of which that has been told. */
  readonly plain?: boolean;
}
export type Facts = ReadonlyMap<string, Fact>;

/** Reads the facts below `holder.facts`. A plain value is the same in every language. */
export function readFacts(holder: Mapping, { origins, report }: Checking): Map<string, Fact> {
  const facts = new Map<string, Fact>();
  const written = isMapping(holder.facts) ? holder.facts : {};
  for (const [name, value] of Object.entries(written)) {
    const { place, key } = locate(origins, written, [name]);
    if (value === '') {
      report.add('empty-quotes', place, { orDelete: { phrase: 'orDelete' } });
      facts.set(name, { by: {}, place, unclear: true });
    } else if (typeof value === 'string') facts.set(name, { by: { all: value }, place });
    else if (isMapping(value) && Object.values(value).every((text) => typeof text === 'string'))
      facts.set(name, { by: byCode(value as Record<string, string>), place, at: placesOf(value, origins) });
    else {
      if (value === null) report.add('empty-value', key, { key: name, orDelete: { phrase: 'orDelete' } });
      else if (value !== undefined) report.add('bad-fact', key, { name });
      facts.set(name, { by: {}, place, unclear: true });
    }
  }
  return facts;
}

/** Where each language of a fact was written. */
const placesOf = (value: Mapping, origins: Checking['origins']) =>
  byCode(Object.fromEntries(Object.keys(value).map((name) => [name, locate(origins, value, [name]).place])));

/** The facts that the site itself gives: brand, addresses, the firm's particulars. */
export function siteFacts(
  { brand, organization }: Partly<AuthoredSite>,
  written: Mapping,
  { known, ...checking }: Checking & { known: Pick<KnownSite, 'defaultLanguage'> },
): Map<string, Fact> {
  const facts = readFacts(written, checking);
  const firm = isMapping(written.organization) ? written.organization : undefined;
  const isLeftOut = (path: string[]) => firm && path.length > 1 && !Object.hasOwn(firm, path[1] ?? '');
  const add = (name: string, by: Fact['by'] | undefined, path: string[], plain = false) => {
    // What a firm does not have is no fact, and may be one of site.yaml's own.
    if (!by && name !== 'email' && isLeftOut(path)) return;
    const { place } = locate(checking.origins, written, path);
    facts.set(name, by ? { by, place, plain } : { by: {}, place, unclear: true });
  };
  const text = (written: { by: Fact['by'] } | undefined) => written && withDefault(written.by, known.defaultLanguage);
  add('brand', text(brand), ['brand'], brand?.by.default !== undefined);
  const city = organization?.city;
  add('city', text(city), ['organization', 'city'], city?.by.default !== undefined);
  for (const name of ['legalName', 'street', 'email', 'whatsapp'] as const) {
    const value = organization?.[name]?.value;
    add(name, value === undefined ? undefined : { all: value }, ['organization', name]);
  }
  return facts;
}

const withDefault = ({ default: text, ...by }: Fact['by'], language: string) =>
  text === undefined ? by : { [language]: text, ...by };
