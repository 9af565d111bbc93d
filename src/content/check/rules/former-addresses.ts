import { prefixOf } from '../../../../schema/prefix.ts';
import type { Fault } from '../../../diagnostics/diagnostic.ts';
import { OWN_FOLDERS } from '../../assets/own-files.ts';
import type { PublicFiles } from '../../assets/public-files.ts';
import { badPartOf, NOT_FOUND_ROUTE } from '../../read/files.ts';
import type { FormerAddresses } from '../../resolve/former-routes.ts';
import type { State } from '../../resolve/state.ts';
import { locate } from '../../written/origin.ts';
import type { Report } from '../../written/report.ts';
import { openPage, type RuleContext } from './whole.ts';

type AddressFault = Fault<
  'former-address-bad' | 'former-address-own' | 'former-address-taken' | 'former-address-twice' | 'formerly-nowhere'
>;

/** What is wrong with an earlier address of a page, by its place; without one, with the page's having any. */
export interface FormerFault {
  readonly route: string;
  readonly index: number | undefined;
  readonly finding: AddressFault;
}

type AddressContext = Pick<State, 'files' | 'siteFile' | 'publicFiles'>;

/** Everything by which earlier addresses of pages are in the way of something else, or of each other. */
export function formerFaults(pages: readonly FormerAddresses[], known: AddressContext): FormerFault[] {
  const moved = pages.filter(({ formerly }) => formerly.length > 0);
  if (moved.length === 0) return [];
  const claimed = new Map<string, string>();
  const files = filesByAddress(known.publicFiles);
  return moved.flatMap(({ route, formerly }): FormerFault[] => {
    if (route === NOT_FOUND_ROUTE) return [{ route, index: undefined, finding: { code: 'formerly-nowhere' } }];
    return formerly.flatMap((address, index) => {
      if (address === null) return [];
      const finding = faultOf(address, { route, files, claimed, known });
      if (!claimed.has(address)) claimed.set(address, route);
      return finding ? [{ route, index, finding }] : [];
    });
  });
}

/** What is wrong with an address; where that would be wrong in its turn which it was meant as, what is wrong with that. */
function faultOf(address: string, claims: Claims): AddressFault | undefined {
  const bad = unusable(address, claims.known);
  if (!bad) return taken(address, claims);
  const meant = bad.details.suggestion;
  return (meant === undefined ? undefined : faultOf(String(meant), claims)) ?? bad;
}

/** What no page of this site can have had as its address. */
function unusable(address: string, { siteFile }: AddressContext): Fault<'former-address-bad'> | undefined {
  const [, first = '', ...others] = address.split('/');
  const languages = siteFile.known.languages.map(({ code }) => prefixOf(code));
  const below = others.length > 0 ? { suggestion: `/${others.join('/')}` } : {};
  if (languages.includes(first)) return { code: 'former-address-bad', details: { address, part: first, ...below } };
  const own = OWN_FOLDERS.includes(first) ? first : badPartOf(`pages${address}.yaml`);
  const part = own ?? /(?<=\/)index$/.exec(address)?.[0];
  if (part === undefined) return undefined;
  const above = address.slice(0, -'/index'.length);
  return {
    code: 'former-address-bad',
    details: { address, part, ...(part === 'index' && above && { suggestion: above }) },
  };
}

interface Claims {
  readonly route: string;
  /** The files of `public/` that a build would write the address's page over. */
  readonly files: ReadonlyMap<string, string>;
  /** The pages of the earlier addresses that have been met. */
  readonly claimed: ReadonlyMap<string, string>;
  readonly known: AddressContext;
}

/** What is at an address, or leads away from it, already. */
function taken(
  address: string,
  { route, files, claimed, known: { files: content } }: Claims,
): AddressFault | undefined {
  if (address === route) return { code: 'former-address-own', details: { address } };
  const page = content.routes.get(address);
  const here = page ?? files.get(`${address}.html`) ?? files.get(address);
  if (here !== undefined) return { code: 'former-address-taken', details: { address, other: here } };
  const other = claimed.get(address);
  if (other === undefined) return undefined;
  return { code: 'former-address-twice', details: { address, other: content.routes.get(other) ?? other } };
}

/** Files and folders of `public/` by their addresses in small letters, which many computers do not tell from capitals. */
function filesByAddress(publicFiles: PublicFiles): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const address of publicFiles.keys()) {
    const lower = address.toLowerCase();
    found.set(lower, `public${address}`);
    for (const [folder] of lower.matchAll(/^.*?\.html(?=\/)/g)) found.set(folder, `public${address}`);
  }
  return found;
}

/** Reports what is wrong with earlier addresses, each at its own entry. */
export function reportFormer(whole: RuleContext, report: Report): void {
  for (const { route, index, finding } of formerFaults(whole.records, whole.state)) {
    const { origins, page } = openPage(route, whole) ?? {};
    if (!origins || !page) continue;
    const found = locate(origins, page.written, index === undefined ? ['formerly'] : ['formerly', index]);
    const meant = finding.code === 'former-address-bad' ? finding.details.suggestion : undefined;
    const fix = meant === undefined ? undefined : { range: found.place.range, text: String(meant) };
    report.tell({ ...finding, fix }, index === undefined ? found.key : found.place);
  }
}
