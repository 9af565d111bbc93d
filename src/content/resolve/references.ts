import type { Text } from '../../../schema/leaf.ts';
import type { RegionValue, TextValue } from '../../../schema/resolved.ts';
import { urlOf } from '../../../schema/url.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Details } from '../../diagnostics/phrases.ts';
import { hasIcon, iconCalled, iconNames } from '../assets/icons.ts';
import { locate, type Path } from '../written/origin.ts';
import { placeAt, Report } from '../written/report.ts';
import { mayFill } from './broken-placeholders.ts';
import { filling, type LanguageContext, type LeafPlace, within } from './language-context.ts';
import { resolveLink } from './links.ts';
import { valuesFor } from './placeholders.ts';
import { finishString } from './texts.ts';
import { placeholder } from './translator.ts';

/** Fills the facts of a value that is no text for people: a name, a file, an address. */
function fillFacts(written: string, place: () => Place, to: LanguageContext): string {
  if (!mayFill(written)) return written;
  const values = valuesFor(written, (part, nth) => within(place(), part, nth), filling(to));
  return written.replace(placeholder, (part, name: string) => values?.[name] ?? part);
}

/** True where a fact could not be filled in, so that nobody knows what a name would have been. */
export const isOpen = (filled: string) => filled.search(placeholder) !== -1;

/** True where a placeholder of an address is not written as it has to be, which has been reported. */
const isBroken = (filled: string, { facts }: LanguageContext) =>
  /\{\{|\}\}/.test(filled) || facts.has(/\{([^{}\s]+)\}/.exec(filled)?.[1] ?? '');

/** Where a name was written: at the fact where a template leaves the whole of it to one. */
export function placeOfName(spot: LeafPlace, path: Path, to: LanguageContext): Place {
  const { place } = locate(to.origins, spot.written, path);
  const { source, range } = place;
  const name = /^["']?\{\{\s*([^{},\s]+)\s*\}\}["']?$/.exec(source.text.slice(range.start, range.end))?.[1];
  const fact = to.facts.get(name ?? '')?.place;
  return fact && fact.source.file !== source.file ? fact : place;
}

/** Fills the facts of a leaf that is one plain string. */
export const fillSingle = (written: string, path: Path, spot: LeafPlace, to: LanguageContext) =>
  fillFacts(written, () => locate(to.origins, spot.written, path).place, to);

/** What is said of a link with facts: the link that was meant names them where this one does. */
function withFacts<F extends { readonly details: Details }>(fault: F, target: string, to: LanguageContext): F {
  const { suggestion } = fault.details;
  if (typeof suggestion !== 'string' || !mayFill(target)) return fault;
  const named = [...target.matchAll(placeholder)].reduce((link, [part, name = '']) => {
    const value = to.facts.get(name)?.by.all;
    return value ? link.replace(value, () => part) : link;
  }, suggestion);
  return { ...fault, details: { ...fault.details, suggestion: named } };
}

export function finishLink(target: string, place: () => Place, to: LanguageContext): string {
  const here = { language: to.language.code, route: to.route, anchors: to.anchors, hidden: to.hidden };
  const filled = fillFacts(target, place, to);
  if (isOpen(filled) || isBroken(filled, to)) return '#';
  const result = to.uses.leads.get(filled) ?? resolveLink(filled, here, to.links);
  to.uses.leads.set(filled, result);
  const fault = 'href' in result ? result.detour : result;
  if (fault) {
    const at = place();
    const { range } = within(at, target);
    const fix = fault.meant !== undefined && filled === target ? { range, text: fault.meant } : undefined;
    to.report.tell({ ...withFacts(fault, target, to), fix }, at);
  }
  if (!('href' in result)) return '#';
  const file = filled.replace(/[?#].*$/s, '');
  if (to.publicFiles.has(file)) to.uses.asTheyAre.add(file);
  return result.href;
}

export function finishIcon(name: string, spot: LeafPlace, to: LanguageContext): string {
  if (hasIcon(to.machine.icons(), name)) to.uses.icons.add(name);
  else if (!isOpen(name)) {
    // Other sets of icons begin their names with the set's own; `none` is near to `bone`.
    const bare = name
      .replace(/^<([A-Z]\w*)(?:\s[^<>]*)?>$/, '$1')
      .replace(/^.*\/|\.\w+$/g, '')
      .replace(/^(?:lucide|mdi|bi|icon|fa[brs]?)(?:-(?:solid|regular|brands|light))?(?:[-:/ ]+(?:fa-)?)/i, '');
    const suggestion = /^(?:none|null|nil|no|yok)$/i.test(bare)
      ? undefined
      : (iconCalled(to.machine.icons(), bare) ?? nearest(bare, iconNames(to.machine.icons())));
    to.report.add('unknown-icon', placeOfName(spot, spot.path, to), {
      name,
      ...(suggestion && { suggestion }),
    });
  }
  return name;
}

export function finishRegion(key: string, spot: LeafPlace, to: LanguageContext): RegionValue {
  const { regions } = to.site;
  const region = Object.hasOwn(regions, key) ? regions[key] : undefined;
  if (region?.label) return { key, label: finishRegionLabel(region.label, key, to) };
  if (region || isOpen(key) || to.unclear.has('regions')) return { key, label: key };
  const suggestion = nearest(key, Object.keys(regions));
  const known = Object.keys(regions).join(', ') || '–';
  to.report.add('unknown-region', placeOfName(spot, spot.path, to), {
    name: key,
    known,
    ...(suggestion && { suggestion }),
  });
  return { key, label: key };
}

/** The address of a form service; undefined where the name is of none. */
export function finishEndpoint(name: string, spot: LeafPlace, to: LanguageContext): string | undefined {
  const { formEndpoints: known } = to.site;
  if (Object.hasOwn(known, name)) return known[name];
  if (isOpen(name) || to.unclear.has('formEndpoints')) return undefined;
  const suggestion = nearest(name, Object.keys(known));
  to.report.add('unknown-endpoint', placeOfName(spot, spot.path, to), {
    name,
    known: Object.keys(known).join(', ') || '–',
    ...(suggestion && { suggestion }),
  });
  return undefined;
}

/** The address behind `src=` in what services give to be put into a page. */
const IN_CODE = /\ssrc=["']?(https:[^"'\s>]{1,999})/i;

/** The address of a page that may stand in a frame; undefined of any other. */
export function finishFrame(address: string, spot: LeafPlace, to: LanguageContext): string | undefined {
  if (isOpen(address)) return undefined;
  const { frames } = to.site;
  const url = /^https:\/\/[^\s"<>]+$/.test(address) ? urlOf(address) : undefined;
  const place = () => placeOfName(spot, spot.path, to);
  if (!url) {
    const suggestion = IN_CODE.exec(address)?.[1]?.replaceAll('&amp;', '&');
    to.report.add('bad-frame', place(), suggestion ? { suggestion } : {});
    return undefined;
  }
  if (!frames || frames.includes(url.origin)) return url.href;
  to.report.add('frame-not-allowed', place(), { host: url.origin });
  return undefined;
}

/** A region's name is a text of site.yaml, which is checked there; here it is only looked up. */
function finishRegionLabel({ by }: Text, key: string, to: LanguageContext): TextValue {
  const { defaultLanguage } = to.site;
  const standard = by[defaultLanguage] ?? by.default;
  const own = by[to.language.code] ?? by.all ?? (to.language.code === defaultLanguage ? standard : undefined);
  const nowhere = placeAt({ file: to.page, text: '' }, 0, 0);
  const text = fillFacts(own ?? standard ?? key, () => nowhere, { ...to, report: new Report() });
  return finishString({ text, language: own === undefined ? defaultLanguage : to.language.code }, to);
}
