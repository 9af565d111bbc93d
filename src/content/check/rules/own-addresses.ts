import { prefixOf } from '../../../../schema/prefix.ts';
import type { Fault } from '../../../diagnostics/diagnostic.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { OWN_FOLDERS } from '../../assets/own-files.ts';
import { isDevice } from '../../assets/public-names.ts';
import { NOT_FOUND_ROUTE } from '../../read/files.ts';
import { madeRoutes } from '../../resolve/state.ts';
import { fileOf, pathOf, plainPathOf } from '../../written/addresses.ts';
import { locate, locateLanguage } from '../../written/origin.ts';
import type { Report } from '../../written/report.ts';
import type { PageRecord } from '../record.ts';
import { openPage, type RuleContext } from './whole.ts';

type AddressFault = Fault<'address-taken' | 'address-reserved'>;

/** Folders of pages, by their routes. */
const foldersOf = (routes: Iterable<string>): Set<string> =>
  new Set([...routes].flatMap((route) => route.split('/').map((_, end, steps) => steps.slice(0, end).join('/'))));

/** Reports folders of site.yaml that have no pages, and addresses that are in the way of each other or of something else. */
export function reportAddresses(whole: RuleContext, report: Report): void {
  const { siteFile, files, collections } = whole.state;
  const { folders } = siteFile.known;
  const routes = [...files.routes.keys(), ...madeRoutes(whole.state)];
  const known = new Set([...routes, ...foldersOf(routes)]);
  for (const folder of Object.keys(folders ?? {})) {
    if (known.has(folder)) continue;
    if ([...collections.values()].some(({ route, isWhole }) => !isWhole && folder.startsWith(`${route}/`))) continue;
    const suggestion = nearest(folder, [...known].filter(Boolean));
    const place = locate(siteFile.origins, siteFile.written, ['folders', folder]).key;
    report.add('unknown-folder', place, { folder, ...(suggestion && { suggestion }) });
  }
  reportTwins(whole, report);
  for (const { route, address } of whole.records)
    if (address && (route === '/' || route === NOT_FOUND_ROUTE)) {
      const { origins, page } = openPage(route, whole) ?? {};
      if (origins && page) report.add('address-nowhere', locate(origins, page.written, ['address']).key);
    }
  for (const { page, language, fault } of addressFaults(whole)) report.tell(fault, placeOf(page, language, whole));
}

/** Reports folders side by side that have one name in a language: at the second of them that site.yaml names. */
function reportTwins({ state: { siteFile, files } }: RuleContext, report: Report): void {
  const { folders: named = {}, languages } = siteFile.known;
  const all = [...foldersOf(files.routes.keys())].filter(Boolean);
  const folders = [
    ...all.filter((folder) => !named[folder]),
    ...Object.keys(named).filter((each) => all.includes(each)),
  ];
  for (const { code } of languages) {
    const called = new Map<string, string>();
    for (const folder of folders) {
      const end = folder.lastIndexOf('/');
      const name = named[folder]?.[code] ?? folder.slice(end + 1);
      const other = called.get(`${folder.slice(0, end)}/${name}`);
      if (other === undefined) called.set(`${folder.slice(0, end)}/${name}`, folder);
      else if (named[folder]?.[code] !== undefined)
        report.add(
          'twin-folders',
          locateLanguage(siteFile.origins, siteFile.written, ['folders', folder], code).place,
          { code, name, folder, other },
        );
    }
  }
}

/** Every address that is called otherwise in some language and cannot be, with its page. */
function addressFaults({ records, state }: RuleContext) {
  const { known } = state.siteFile;
  const faults: { page: PageRecord; language: string; fault: AddressFault }[] = [];
  if (!known.folders && !records.some(({ address }) => address)) return faults;
  const claims = new Map<string, PageRecord>();
  for (const page of records)
    for (const { code } of known.languages)
      for (const route of [page.route, ...page.formerly])
        if (route !== null) claims.set(plainPathOf(known, code, route), page);
  const publicFiles = new Map([...state.publicFiles.keys()].map((address) => [address.toLowerCase(), address]));
  for (const page of records)
    for (const language of page.languages) {
      const path = pathOf(known, language, page);
      if (path === plainPathOf(known, language, page.route)) continue;
      const address = fileOf(path.slice(known.base.length));
      const other = claims.get(path);
      const file = publicFiles.get(address) ?? publicFiles.get(`${address}.html`);
      const reserved = reservedIn(address, language === known.unprefixed, state);
      const taken = other && other !== page ? other.file : file && `public${file}`;
      if (reserved) faults.push({ page, language, fault: { code: 'address-reserved', details: { name: reserved } } });
      else if (taken)
        faults.push({ page, language, fault: { code: 'address-taken', details: { address, other: taken } } });
      if (!other) claims.set(path, page);
    }
  return faults;
}

/** The part of an address that means something else: a folder's own page, a device, and at the top what the site has there. */
function reservedIn(address: string, isAtTop: boolean, { siteFile }: RuleContext['state']): string | undefined {
  const steps = address.slice(1).split('/');
  const { languages } = siteFile.known;
  const tops = [...languages.map(({ code }) => prefixOf(code)), ...OWN_FOLDERS, siteFile.partly.editor?.path?.slice(1)];
  if (isAtTop && tops.includes(steps[0])) return steps[0];
  return steps.find((step) => step === 'index' || isDevice(step));
}

/** Where an address is called so: in the page's own file, else in site.yaml. */
function placeOf({ route, address }: PageRecord, language: string, whole: RuleContext) {
  const { origins, page } = openPage(route, whole) ?? {};
  if (origins && page && address?.[language] !== undefined)
    return locate(origins, page.written, ['address', language]).place;
  const { siteFile } = whole.state;
  const above = Object.keys(siteFile.known.folders ?? {}).filter((folder) => `${route}/`.startsWith(`${folder}/`));
  const nearestOne = above.sort((a, b) => b.length - a.length)[0] ?? '';
  return locate(siteFile.origins, siteFile.written, ['folders', nearestOne, language]).place;
}
