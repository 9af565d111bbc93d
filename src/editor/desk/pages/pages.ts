import { applyEdits } from '../../../content/authoring/edit/edit.ts';
import { removeField, setField } from '../../../content/authoring/edit/field-edits.ts';
import { putInPart } from '../../../content/authoring/edit/part-edits.ts';
import type { FileChange } from '../../../content/authoring/edit/put-files.ts';
import { removeFormer } from '../../../content/authoring/former-address.ts';
import { unwrittenLabels } from '../../../content/authoring/menu-entry.ts';
import { newPageText, readStartingPoint } from '../../../content/authoring/new-page.ts';
import { addressFault } from '../../../content/authoring/rename-route.ts';
import { SITE_FILE } from '../../../content/read/files.ts';
import { asAddress } from '../../../content/written/as-address.ts';
import { UNWRITTEN } from '../../../content/written/stray-marks.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { Asked } from '../../shared/editor-api.ts';
import type { PageRequest } from '../../shared/pages.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';
import { NOT_THERE, refused } from '../refused.ts';
import { freeAddress, refusedIn, removePage, renamePage } from './page-moves.ts';
import { withMenuLink } from './page-places.ts';
import { pageTitles } from './page-titles.ts';
import { linksInfo, pagesInfo, sourcesOf } from './pages-info.ts';

/** A page begins from another, a template or blocks; where a menu is named, it gets a link to it. */
function makePage(context: DeskContext, wanted: PageRequest & Asked): ChangeOutcome {
  const { exampleText, session, site: open } = context;
  const { route, from, menu, title } = wanted;
  const { project } = open;
  const { site } = project;
  const file = `pages${route}.yaml`;
  const fault = addressFault(sourcesOf(context), route, file);
  if (fault) return refusedIn(wanted.languages, fault);
  const start = readStartingPoint(from, project);
  if (!start || !site) return refused('noStart');
  const codes = site.languages.map(({ code }) => code);
  const languages = codes.filter((code) => code === site.defaultLanguage || wanted.offered?.includes(code) !== false);
  const exampleOf = (type: string) => exampleText(type) ?? '';
  const bare = newPageText({ project, site, exampleOf, route, from: start, languages });
  if (bare === undefined) return refused('noStart');
  const after = title ? withTitle({ file, text: bare }, wordsIn(languages, title)) : bare;
  const labels = title ? wordsIn(codes, title) : unwrittenLabels(route, codes);
  const entry = menu === undefined ? [] : inMenu(session.read(SITE_FILE)?.text ?? '', menu, { route, labels });
  if (!entry) return refused('edit-unsound');
  const freed = freeAddress(context, route);
  if ('refused' in freed) return refused(freed.refused);
  const also = [...entry, ...freed.changes];
  return session.put({ file, before: undefined, after, also, what: ['newPage', route], moved: { to: route } });
}

/** A free address of a new page by its title, in the folder of the page that it begins from. */
function addressFor(
  { site: { project } }: DeskContext,
  { title, from }: { title: string; from: string },
): string | undefined {
  const isOther = [...title].some((sign) => /\p{L}/u.test(sign) && !/\p{Script=Latin}/u.test(sign));
  const name = isOther ? undefined : asAddress(title);
  if (name === undefined) return undefined;
  const { routes } = project.files;
  const route = `${routes.has(from) ? from.slice(0, from.lastIndexOf('/')) : ''}/${name}`;
  let free = route;
  for (let count = 2; routes.has(free); count++) free = `${route}-${count}`;
  return free;
}

/** A title in the language that it was given in; in all others it is still to be written. */
const wordsIn = (codes: readonly string[], { language, text }: NonNullable<PageRequest['title']>) =>
  Object.fromEntries(codes.map((code) => [code, code === language ? text : `${UNWRITTEN} ${text}`]));

/** A new page's file with a title of its own, where that can be put in. */
function withTitle(source: Source, title: Readonly<Record<string, string>>): string {
  const change = putInPart(source, ['meta', 'title'], title);
  return 'refused' in change ? source.text : applyEdits(source.text, change.edits);
}

/** site.yaml with a link to a page in a menu; undefined where that cannot be put in. */
function inMenu(text: string, menu: string, link: Parameters<typeof withMenuLink>[2]): FileChange[] | undefined {
  const after = withMenuLink(text, menu, link);
  return after === undefined ? undefined : [{ file: SITE_FILE, before: text, after }];
}

function setDraft({ session, site }: DeskContext, { route, draft }: { route: string; draft: boolean }): ChangeOutcome {
  const file = site.project.files.routes.get(route);
  if (!file) return NOT_THERE;
  return session.change(
    file,
    (source) => (draft ? setField(source, [], 'draft', true) : removeField(source, [], 'draft')),
    { what: [draft ? 'makeDraft' : 'publish', route] },
  );
}

/** An address that a page had before leads nowhere any more. */
function forgetAddress(
  { session, site }: DeskContext,
  { route, address }: { route: string; address: string },
): ChangeOutcome {
  const file = site.project.files.routes.get(route);
  if (!file) return NOT_THERE;
  return session.change(file, (source) => removeFormer(source, address), { what: ['forgetAddress', address] });
}

/** What an open page may ask and change of the pages of the site. */
export const pagesDesk = (context: DeskContext) =>
  ({
    changes: {
      'make-page': (asked) => makePage(context, asked),
      'rename-page': (asked) => renamePage(context, asked),
      'delete-page': (asked) => removePage(context, asked),
      'forget-address': (asked) => forgetAddress(context, asked),
      'draft-page': (asked) => setDraft(context, asked),
    },
    questions: {
      pages: (asked) => pagesInfo(context, asked),
      'page-address': (asked) => ({ route: addressFor(context, asked) }),
      'page-titles': (asked) => ({ pages: pageTitles(context.site.project, asked) }),
      'page-links': (asked) => linksInfo(context, asked),
    },
  }) satisfies DeskPart;
