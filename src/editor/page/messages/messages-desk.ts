import type { Project } from '../../../content/project.ts';
import { printed } from '../../../diagnostics/as-json.ts';
import type { Diagnostic, Source } from '../../../diagnostics/diagnostic.ts';
import { catalogueFor } from '../../../diagnostics/message-languages.ts';
import { shown } from '../../../diagnostics/shown.ts';
import type { MessageTarget, MessageTold } from '../../shared/protocol.ts';
import type { Asked, DeskPart, OpenSite } from '../desk-part.ts';
import { besides } from '../pages/pages-told.ts';
import { type Forms, fieldOfBlock, fieldsMet, isSetting, openBlock } from '../settings/fields.ts';
import { type KeptTable, placeOfText } from '../table.ts';
import { pathAt, type ValuePath } from '../value-path.ts';

interface Options {
  readonly forms: () => Forms;
  readonly site: OpenSite;
  /** What an open page was told of its texts. */
  readonly told: (table: number) => KeptTable | undefined;
}

/** All that the check says of the open page and of what all pages share, each with what it is about. */
export const messagesDesk = ({ forms, site, told }: Options): DeskPart => ({
  changes: [],
  questions: [
    [
      'messages',
      ({ table, path, languages }: Asked & { table: number }) => {
        const { project } = site;
        const { route } = besides(path, project);
        const targetOf = targets(route, { project, forms: forms(), table: told(table) });
        const all = new Map<string, MessageTold>();
        for (const { diagnostic, language } of judged(route, project)) {
          const { severity, message, hint, file, line, column } = printed(diagnostic, catalogueFor(languages));
          const target = targetOf(diagnostic, language);
          const each = { severity, message, hint, file, line, ...(target && { target }) };
          if (!all.has(`${file} ${line} ${column} ${message}`)) all.set(`${file} ${line} ${column} ${message}`, each);
        }
        return { messages: [...all.values()] };
      },
    ],
  ],
});

interface Judged {
  readonly diagnostic: Diagnostic;
  /** The language that it was met in, where that is one. */
  readonly language?: string;
}

function judged(route: string, project: Project): Judged[] {
  const { file, languages, texts } = project.judge(route);
  const whole = shown([...new Set([...project.siteDiagnostics, ...file])]).map((diagnostic) => ({ diagnostic }));
  const own = [...languages].flatMap(([language, all]) => all.map((diagnostic) => ({ diagnostic, language })));
  return [...whole, ...own, ...texts.map((diagnostic) => ({ diagnostic }))];
}

interface Knowing {
  readonly project: Project;
  readonly forms: Forms;
  readonly table: KeptTable | undefined;
}

/** Finds what can be opened of what a message is about: a text, or a field of a block that is none. */
function targets(route: string, { project, forms, table }: Knowing) {
  const page = project.pageFile(route);
  const texts = (table?.texts ?? []).flatMap((found, text) => {
    const { source, range } = placeOfText(found);
    // Nothing of a file that cannot be read can be opened, though the page is shown as it was.
    const isLost = page?.file === source.file && !page.page;
    return isLost ? [] : [{ file: source.file, path: pathAt(source, range.start), target: { text } }];
  });
  const fields = (page?.page?.blocks ?? []).flatMap((_, block) => {
    const open = openBlock(page, block, forms);
    return [...(open ? fieldsMet(open.form, open.written) : [])].filter(isSetting).flatMap(({ way }) => {
      const field = fieldOfBlock(page, { block, way }, forms);
      return field ? [{ file: field.file, path: field.path, target: { block, way } }] : [];
    });
  });
  const all = [...texts, ...fields];
  return ({ place }: Diagnostic, language: string | undefined): MessageTarget | undefined => {
    const path = pathOf(place.source, place.range.start);
    const found = all.find((each) => each.file === place.source.file && begins(path, each.path));
    if (!found) return undefined;
    const code = path[found.path.length] ?? language;
    return { ...found.target, ...('text' in found.target && typeof code === 'string' && { language: code }) };
  };
}

/** The way to what a message is about; none of a file that cannot be read. */
const pathOf = (source: Source, offset: number): ValuePath => (source.text === '' ? [] : pathAt(source, offset));

const begins = (path: ValuePath, start: ValuePath) =>
  start.length > 0 && start.every((step, place) => String(step) === String(path[place]));
