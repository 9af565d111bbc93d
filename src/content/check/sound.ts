import { NOT_FOUND_ROUTE } from '../read/files.ts';
import { fillsTooMuch, finishesTooMuch, includesTooMuch, nothingUnfolded, parsesTooMuch } from '../read/unfolded.ts';
import { type Compiler, linkIndex } from '../resolve/compiler.ts';
import { formerRoutes } from '../resolve/former-routes.ts';
import type { LinkIndex } from '../resolve/link-index.ts';
import { resolveLink } from '../resolve/links.ts';
import type { State } from '../resolve/state.ts';
import { isMapping } from '../written/mapping.ts';
import { Report } from '../written/report.ts';
import { charactersOfSite } from './characters.ts';
import { checkTexts, lackedLetters } from './check-letters.ts';
import type { PageDigest } from './digest.ts';
import { formerFaults } from './former-addresses.ts';
import type { Memory } from './memory.ts';
import { proofreadAlone } from './proofread/proofread.ts';

/** What all pages together are checked by, once each of them is known. */
interface Whole {
  readonly state: State;
  readonly memory: Memory;
  readonly digests: readonly PageDigest[];
  /** Checks links against the digests. */
  readonly compiler: Compiler;
}

/** What links are checked against, as the digests of all pages tell it. */
export function digestedIndex({ state, digests }: Pick<Whole, 'state' | 'digests'>): LinkIndex {
  const published = digests.filter(({ draft }) => state.drafts || !draft);
  const former = formerRoutes(published);
  return linkIndex(
    published.map(({ route, anchors, languages }) => [
      route,
      { anchors: anchors && new Set(anchors), languages: new Set(languages) },
    ]),
    state,
    (address) => former.get(address),
  );
}

/** True of a site about which a whole check has nothing to say. Where it is false, that check says what and where. */
export function isSound(whole: Whole): boolean {
  const { state, memory, digests } = whole;
  const said = [...state.listing.diagnostics, ...state.siteFile.report.diagnostics];
  return (
    said.length === 0 &&
    digests.length === state.files.routes.size &&
    digests.every(({ clean }) => clean) &&
    state.files.routes.has(NOT_FOUND_ROUTE) &&
    !repeatsTooMuch(digests) &&
    !sharesTitles(digests) &&
    formerFaults(digests, state).length === 0 &&
    usesAllPartials(whole) &&
    usesAllFacts(whole) &&
    setsAllTexts(whole) &&
    proofreadAlone(undefined, { state, memory, heads: [] }).length === 0
  );
}

function repeatsTooMuch(digests: readonly PageDigest[]): boolean {
  const all = nothingUnfolded();
  for (const { unfolded } of digests) {
    all.values += unfolded.values;
    all.letters += unfolded.letters;
    all.parsed += unfolded.parsed;
    all.finished += unfolded.finished;
    all.written += unfolded.written;
  }
  return includesTooMuch(all) || fillsTooMuch(all) || parsesTooMuch(all) || finishesTooMuch(all);
}

function sharesTitles(digests: readonly PageDigest[]): boolean {
  const titles = digests
    .filter(({ draft, route }) => !draft && route !== NOT_FOUND_ROUTE)
    .flatMap(({ shown }) => shown.filter(({ noindex }) => !noindex))
    .map(({ language, title }) => `${language}\0${title}`);
  return new Set(titles).size < titles.length;
}

function usesAllPartials({ state, digests }: Whole): boolean {
  const used = new Set(digests.flatMap((digest) => digest.used));
  return state.files.partials.every((file) => used.has(file));
}

/** True where the site's fonts have every letter of what all pages share. */
function setsAllTexts({ state, compiler }: Whole): boolean {
  return state.siteFile.known.languages.every(({ code }) => {
    const report = new Report();
    const characters = charactersOfSite(compiler.siteValue(code).value);
    checkTexts(code, characters, { state, report });
    return report.diagnostics.length === 0 && lackedLetters(code, characters, state).length === 0;
  });
}

/** The pages with a link that leads elsewhere than it was taken to, now that all pages are known. */
export function misled(digests: readonly PageDigest[], compiler: Compiler): string[] {
  const index = compiler.links();
  const isRight = ({ route, anchors, leads }: PageDigest) => {
    const own = anchors && new Set(anchors);
    return leads.every(([language, target, href]) => {
      const led = resolveLink(target, { language, route, anchors: own }, index);
      return 'href' in led && led.href === href;
    });
  };
  return digests.filter((digest) => !isRight(digest)).map(({ route }) => route);
}

/** True where what all pages share has nothing wrong with it either, and every fact is used. */
function usesAllFacts(whole: Whole): boolean {
  const { state, digests, compiler } = whole;
  const shells = state.siteFile.known.languages.map(({ code }) => compiler.siteValue(code));
  if (shells.some(({ value, report }) => !value || report.diagnostics.length > 0)) return false;
  const used = new Set([...(state.usedFacts.get('') ?? []), ...digests.flatMap(({ facts }) => facts)]);
  const isUsed = ({ given, facts }: PageDigest) => given.every((name) => facts.includes(name));
  const written = isMapping(state.siteFile.written.facts) ? Object.keys(state.siteFile.written.facts) : [];
  return digests.every(isUsed) && written.every((name) => used.has(name));
}
