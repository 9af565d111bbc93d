import { prefixOf } from '../../../../schema/prefix.ts';
import type { Fault } from '../../../diagnostics/diagnostic.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { OWN_FOLDERS } from '../../assets/own-files.ts';
import { isOwnPath, leadsTo, otherSite, type SiteRedirect, siteRedirects } from '../../resolve/site-redirects.ts';
import { openPathOf, pathOf, plainPathOf } from '../../written/addresses.ts';
import { locate } from '../../written/origin.ts';
import type { Report } from '../../written/report.ts';
import type { RuleContext } from './whole.ts';

type RedirectFault = Fault<
  'redirect-from-bad' | 'redirect-taken' | 'redirect-twice' | 'redirect-dead' | 'redirect-loop' | 'redirect-unclear'
>;

/** The address of everything that has one, earlier ones too. */
function addressesOf({ records, state }: RuleContext): string[] {
  const { known } = state.siteFile;
  const codes = known.languages.map(({ code }) => code);
  const places = [known, { base: known.base }];
  const ofPages = records.flatMap((page) => [
    ...[page.route, ...page.formerly].flatMap((route) =>
      route === null
        ? []
        : [openPathOf(known, route), ...places.flatMap((site) => codes.map((code) => plainPathOf(site, code, route)))],
    ),
    ...codes.map((code) => pathOf(known, code, page)),
  ]);
  return [...ofPages, ...[...state.publicFiles.keys()].map((address) => known.base + encodeURI(address))];
}

/** What lies above a path, the nearest first, each with a slash at its end. */
const above = (path: string): string[] => {
  const steps = path.split('/');
  return steps.slice(1).map((_, up) => `${steps.slice(0, steps.length - 1 - up).join('/')}/`);
};

/** What a line says that cannot be followed at all. */
function unusable({ from, to, status }: { from?: string; to?: string; status?: number }, routes: Iterable<string>) {
  if (from === undefined) return undefined;
  if (!isOwnPath(from)) {
    const suggestion = meantSource(from.trim());
    const details = { address: from, ...(suggestion && { suggestion }) };
    return ['from', { code: 'redirect-from-bad', details }] as const;
  }
  if ((status === 410) === (to !== undefined)) return ['to', { code: 'redirect-unclear', details: {} }] as const;
  const isThere = to === undefined || isOwnPath(to) || otherSite(to) !== undefined;
  if (isThere) return undefined;
  const suggestion = meantTarget(to.trim(), routes);
  const details = { target: to, ...(suggestion && { suggestion }) };
  return ['to', { code: 'redirect-dead', details }] as const;
}

/** The path that an address is meant as which has the site before it, lacks its slash, or goes on behind its asterisk. */
function meantSource(from: string): string | undefined {
  const [own = ''] = from.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/);
  const path = `/${own.replace(/^[./]+/, '')}`;
  const meant = path.includes('*') ? path.slice(0, path.indexOf('*') + 1) : path;
  return isOwnPath(meant) && meant !== '/*' && !from.startsWith('//') ? meant : undefined;
}

/** The other site or the page that a target means which lacks the form of one. */
function meantTarget(to: string, routes: Iterable<string>): string | undefined {
  const [, host] = /^(?:https?:?\/*)?((?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i.exec(to) ?? [];
  const address = host && `https://${host}`;
  return address && otherSite(address) ? address : nearest(`/${to.replace(/^[./]+/, '')}`, routes);
}

/** Reports lines of `redirects` that cannot be followed, lead away from something, or lead nowhere. */
export function reportSiteRedirects(whole: RuleContext, report: Report): void {
  const { partly, known, written, origins } = whole.state.siteFile;
  const redirects = partly.redirects ?? [];
  if (redirects.length === 0) return;
  const tell = (index: number, field: 'from' | 'to', fault: RedirectFault) => {
    const found = locate(origins, written, ['redirects', index, field]);
    report.tell(fault, found.missing ? locate(origins, written, ['redirects', index]).place : found.place);
  };
  for (const [index, line] of redirects.entries()) {
    const [field, fault] =
      unusable((line ?? {}) as Parameters<typeof unusable>[0], whole.state.files.routes.keys()) ?? [];
    if (field) tell(index, field, fault);
  }
  const followed = followRedirects(siteRedirects({ ...known, redirects, origin: '' }, whole.records), whole);
  for (const { index, field, fault } of followed) tell(index, field, fault);
}

interface FollowedFault {
  readonly index: number;
  readonly field: 'from' | 'to';
  readonly fault: RedirectFault;
}

/** Redirects after which browsers go no further. */
const MOST = 20;

/** Follows each redirect to its end; gives what is wrong on the way. */
function followRedirects(redirects: readonly SiteRedirect[], whole: RuleContext): FollowedFault[] {
  const { known } = whole.state.siteFile;
  const all = new Set(addressesOf(whole));
  const folders = new Set([...all].flatMap(above));
  const reserved = new Set(
    [...OWN_FOLDERS, ...known.languages.map(({ code }) => prefixOf(code))].map((name) => `${known.base}/${name}/`),
  );
  const byFrom = new Map<string, SiteRedirect>();
  const keyOf = ({ from, isSplat }: SiteRedirect) => (isSplat ? `${from}*` : from);
  const shown = (path: string) => decodeURI(path.slice(known.base.length));
  const isTaken = ({ from, isSplat }: SiteRedirect) =>
    isSplat
      ? folders.has(from) || reserved.has(from)
      : all.has(from) ||
        all.has(from.replace(/\.html$|\/$/g, '')) ||
        all.has(`${from}.html`) ||
        OWN_FOLDERS.some((name) => from.startsWith(`${known.base}/${name}/`));
  const faults: FollowedFault[] = [];
  for (const each of redirects) {
    const address = shown(keyOf(each));
    const code = isTaken(each) ? 'redirect-taken' : byFrom.has(keyOf(each)) ? 'redirect-twice' : undefined;
    if (code) faults.push({ index: each.index, field: 'from', fault: { code, details: { address } } });
    else byFrom.set(keyOf(each), each);
  }
  let names: string[] | undefined;
  const nextOf = (path: string) =>
    byFrom.get(path) ?? above(path).flatMap((folder) => byFrom.get(`${folder}*`) ?? [])[0];
  const endOf = (each: SiteRedirect): RedirectFault | undefined => {
    let path = each.to;
    for (let met = 0; met < MOST && path?.startsWith('/'); met++) {
      if (all.has(path) || (each.keeps && folders.has(path))) return undefined;
      const next = nextOf(path);
      const led = next && leadsTo(next, path);
      if (led === undefined) {
        names ??= [...all].map(shown);
        const suggestion = nearest(shown(path), names);
        return { code: 'redirect-dead', details: { target: shown(path), ...(suggestion && { suggestion }) } };
      }
      path = led;
    }
    return path?.startsWith('/') ? { code: 'redirect-loop', details: { address: shown(keyOf(each)) } } : undefined;
  };
  for (const each of byFrom.values()) {
    const fault = endOf(each);
    if (fault) faults.push({ index: each.index, field: 'to', fault });
  }
  return faults;
}
