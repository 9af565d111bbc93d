import { applyEdits, type Edit, type EditRefusal } from '../../../content/authoring/edit/edit.ts';
import { type FileChange, wholeText } from '../../../content/authoring/edit/put-files.ts';
import { formerIn, withFormer } from '../../../content/authoring/former-address.ts';
import { withoutEntriesTo } from '../../../content/authoring/menu-entry.ts';
import { isFixedRoute, relinkSite, renameRoute } from '../../../content/authoring/rename-route.ts';
import type { RouteLink } from '../../../content/authoring/route-links.ts';
import { NOT_FOUND_ROUTE, SITE_FILE } from '../../../content/read/files.ts';
import type { Fault, Source } from '../../../diagnostics/diagnostic.ts';
import type { Asked } from '../../shared/editor-api.ts';
import type { DeleteRequest, RenameRequest } from '../../shared/pages.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import { placeInfoOf } from '../changes/place-info.ts';
import { sentenceOf } from '../changes/sentence.ts';
import type { DeskContext } from '../desk-part.ts';
import { NOT_THERE, refused } from '../refused.ts';
import { sourcesOf } from './pages-info.ts';

export const refusedIn = (languages: string, finding: Fault): ChangeOutcome =>
  refused(finding.code, sentenceOf(finding, languages));

type Freed = { readonly changes: readonly FileChange[] } | { readonly refused: EditRefusal };

/** What lets a page have an address that led to another one until now: it leads nowhere else any more. */
export function freeAddress({ session, site: { project } }: DeskContext, address: string): Freed {
  const claiming = project.formerly(address);
  const source = claiming === undefined ? undefined : session.read(project.files.routes.get(claiming) ?? '');
  if (!source) return { changes: [] };
  const made = withFormer(source, { gone: [address] });
  if ('refused' in made) return made;
  return { changes: [{ file: source.file, before: source.text, after: made.text }] };
}

/** A file's text with those of some edits that are its own. */
const madeIn = ({ file, text }: Source, edits: readonly Edit[]) =>
  applyEdits(
    text,
    edits.filter((edit) => edit.file === file),
  );

interface Left {
  readonly project: DeskContext['site']['project'];
  readonly languages: string;
}

const changesOf = (sources: readonly Source[], made: (source: Source) => string): FileChange[] =>
  sources
    .map((source) => ({ file: source.file, before: source.text, after: made(source) }))
    .filter(({ before, after }) => before !== after);

function withLeft(outcome: ChangeOutcome, left: readonly RouteLink[], { project, languages }: Left): ChangeOutcome {
  if (outcome.kind !== 'done' || left.length === 0) return outcome;
  const placeInfo = placeInfoOf(project, languages);
  return { ...outcome, left: left.map(({ source, path }) => placeInfo(source, path)) };
}

/** A page gets another address, and all links to it with it; the old one leads there where that is wanted. */
export function renamePage(
  context: DeskContext,
  { route, to, lead = false, languages }: RenameRequest & Asked,
): ChangeOutcome {
  const { session, site } = context;
  const all = sourcesOf(context);
  const renamed = renameRoute(all, route, to);
  if ('refused' in renamed) return refusedIn(languages, renamed.refused);
  const { move, edits, left } = renamed;
  const whole = wholeText(site.project.folder, move.from);
  if (whole === undefined) return NOT_THERE;
  const mark = whole.startsWith('\ufeff') ? 1 : 0;
  const relinked = { file: move.from, text: madeIn({ file: move.from, text: whole.slice(mark) }, edits) };
  const page = withFormer(relinked, { gone: [to], come: lead ? [route] : [] });
  if ('refused' in page) return refused(page.refused);
  const claiming = site.project.files.routes.get(site.project.formerly(to) ?? '');
  const others = all.sources.filter(({ file }) => file !== move.from);
  const also = changesOf(others, (source) => {
    const text = madeIn(source, edits);
    const freed = source.file === claiming ? withFormer({ ...source, text }, { gone: [to] }) : { text };
    return 'refused' in freed ? text : freed.text;
  });
  const outcome = session.put({
    ...{ file: move.from, before: whole, after: undefined },
    also: [{ file: move.to, before: undefined, after: whole.slice(0, mark) + page.text }, ...also],
    what: ['renamePage', route, to],
    moved: { from: route, to },
  });
  return withLeft(outcome, left, { project: site.project, languages });
}

/** A page goes with its entries in menus; where another one is to stand in for it, its addresses and all other links lead there. */
export function removePage(context: DeskContext, { route, to, languages }: DeleteRequest & Asked): ChangeOutcome {
  const { session, site } = context;
  const { routes } = site.project.files;
  const file = routes.get(route);
  const before = file && !isFixedRoute(route) ? wholeText(site.project.folder, file) : undefined;
  if (!file || before === undefined) return NOT_THERE;
  const step = { file, before, after: undefined, what: ['deletePage', route], moved: { from: route } };
  const sources = sourcesOf(context).sources.filter((source) => source.file !== file);
  const bare = sources.map((source) => (source.file === SITE_FILE ? withoutEntriesTo(source, route) : source));
  const textOf = ({ file }: Source) => bare.find((source) => source.file === file)?.text ?? '';
  if (to === undefined) return session.put({ ...step, also: changesOf(sources, textOf) });
  const heir = to === NOT_FOUND_ROUTE || to === route ? undefined : session.read(routes.get(to) ?? '');
  if (!heir) return NOT_THERE;
  const { edits, left } = relinkSite(bare, route, to);
  const own = formerIn({ file, text: before.replace(/^\ufeff/, '') });
  const come = [...own, route].filter((address) => address !== to);
  const led = withFormer({ file: heir.file, text: madeIn(heir, edits) }, { come });
  if ('refused' in led) return refused(led.refused);
  const relinked = ({ file }: Source) => madeIn({ file, text: textOf({ file, text: '' }) }, edits);
  const also = changesOf(sources, (source) => (source.file === heir.file ? led.text : relinked(source)));
  return withLeft(session.put({ ...step, also }), left, { project: site.project, languages });
}
