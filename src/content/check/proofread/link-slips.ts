import type { Leaf } from '../../../../schema/leaf.ts';
import { within } from '../../resolve/language-context.ts';
import { locate, locateLanguage, type Path } from '../../written/origin.ts';
import { placeAt } from '../../written/report.ts';
import { faultyAddress } from './addresses.ts';
import { beside, namedElsewhere, nearMailbox, privateIn, wrappedIn } from './link-targets.ts';
import { eachLeaf } from './passages.ts';
import { sampleAddress } from './sample-address.ts';
import type { Slip } from './slip.ts';
import type { Section, Subject } from './subjects.ts';

type RichText = Extract<Leaf, { readonly $leaf: 'rich' }>;

/** Links to addresses with a slip in them, and those that lead to the page on which they stand. */
export function linkSlips({ value, written }: Section, subject: Subject): Slip[] {
  const { origins, route, file, facts, defaultLanguage } = subject;
  const slips: Slip[] = [];
  eachLeaf(value, (leaf, path) => {
    if (leaf.$leaf === 'rich') slips.push(...ownLinks(leaf, path, { written, origins, route, file }));
    if (leaf.$leaf !== 'link') return;
    const { target } = leaf;
    const place = () => locate(origins, written, path).place;
    const found = /^https?:/i.test(target) ? faultyAddress(target) : undefined;
    const meant = wrappedIn(target);
    const desk = privateIn(target);
    const sample = sampleAddress(target);
    const mailbox = nearMailbox(target, facts);
    const named = namedElsewhere(target, beside(value, path), defaultLanguage);
    if (meant) slips.push({ code: 'wrapped-link', place: place(), details: { words: meant.by, right: meant.address } });
    else if (sample) slips.push({ code: 'leftover-text', place: within(place(), sample), details: { words: sample } });
    else if (desk) slips.push({ code: 'private-link', place: place(), details: { words: desk } });
    else if (mailbox) slips.push({ code: 'unknown-mailbox', place: place(), details: mailbox });
    else if (named) slips.push({ code: 'label-leads-elsewhere', place: place(), details: { words: named } });
    else if (found) slips.push({ code: 'faulty-address', place: place(), details: { words: target } });
    else if (target === route && place().source.file === file)
      slips.push({ code: 'link-to-itself', place: placeAt(place().source, place().range.start, place().range.end) });
  });
  return slips;
}

interface LinkContext extends Pick<Subject, 'origins' | 'route' | 'file'> {
  readonly written: object;
}

/** Links within a text that lead to the page itself. */
function ownLinks({ by }: RichText, path: Path, { written, origins, route, file }: LinkContext): Slip[] {
  const link = `](${route})`;
  return Object.entries(by).flatMap(([code, text]): Slip[] => {
    if (!text.includes(link)) return [];
    const { source, range } = locateLanguage(origins, written, path, code).place;
    const start = source.text.indexOf(link, range.start) + ']('.length;
    if (source.file !== file || start < range.start || start > range.end) return [];
    return [{ code: 'link-to-itself', place: placeAt(source, start, start + link.length - ']()'.length) }];
  });
}
