import { applyEdits } from '../../content/authoring/edit/edit.ts';
import { setField } from '../../content/authoring/edit/field-edits.ts';
import { addEntry } from '../../content/authoring/edit/list-edits.ts';
import { saidAt } from '../../content/authoring/edit/reading.ts';
import type { Project } from '../../content/project.ts';
import type { PageFile } from '../../content/validate/page-file.ts';
import { isMapping, type Mapping } from '../../content/written/mapping.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import type { ChangeOutcome, CopiedBlock, PasteNote } from '../shared/protocol.ts';
import { atEntry, entryOfBlock, type ListEntry } from './entries.ts';
import { NOT_THERE } from './refused.ts';
import type { MadeChange, Session } from './session.ts';
import { homeOf } from './table.ts';

/** A name in two braces, as texts name facts. */
const NAMED = /\{\{\s*([\w.-]+)/g;

/** A block of a page as it is written, and the facts of that page which it names. */
export function copyBlock(page: PageFile, block: number): CopiedBlock | undefined {
  const entry = entryOfBlock(page, block);
  const written = entry && saidAt(entry.seen, [...entry.list, entry.index]);
  if (!entry || !isMapping(written)) return undefined;
  const named = [...new Set([...JSON.stringify(written).matchAll(NAMED)].map(([, name = '']) => name))];
  const facts = named.flatMap((name) => {
    const place = page.facts.get(name)?.place;
    const value = place && saidAt(place.source, ['facts', name]);
    return value === undefined ? [] : [[name, withFigures(value)]];
  });
  const home = homeOf(entry.file, page);
  const { type } = written;
  return { type: String(type), written: withFigures(written) as Mapping, facts: Object.fromEntries(facts), home };
}

/** Figures, yes and no are read as texts, and written as what they are. */
function withFigures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFigures);
  if (isMapping(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withFigures(each)]));
  const isFigure = typeof value === 'string' && /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?)$/.test(value);
  return isFigure ? JSON.parse(value) : value;
}

interface Pasting {
  readonly page: PageFile;
  readonly block: number;
  readonly copied: CopiedBlock | undefined;
  readonly project: Project;
  /** The kinds of blocks that the site has. */
  readonly types: readonly string[];
}

/** Writes a copied block below another one, with the facts that its new page lacks; a name that is taken there stays where it is. */
export function pasteBlock(session: Session, { page, block, copied, project, types }: Pasting): ChangeOutcome {
  const entry = entryOfBlock(page, block);
  if (!entry || !copied || !isMapping(copied.written) || !types.includes(String(copied.written.type))) return NOT_THERE;
  const { id, ...nameless } = copied.written;
  const isTaken = (page.page?.blocks ?? []).some(
    ({ written }) => id !== undefined && String(written.id) === String(id),
  );
  const isOwn = entry.file === page.file;
  const lacking = Object.keys(copied.facts).filter(
    (name) => !page.facts.has(name) && !project.siteFile.facts.has(name),
  );
  const notes: PasteNote[] = [];
  const note = (name: PasteNote['note'], words: unknown) => notes.push({ note: name, words: String(words) });
  if (isTaken) note('pastedNameless', id);
  if (lacking.length > 0) note(isOwn ? 'pastedFacts' : 'pastedFactsLacking', lacking.join(', '));
  if (homeOf(entry.file, page) === 'partial') note('pastedIntoPart', entry.file);
  else if (copied.home === 'partial') note('pastedFromPart', '');
  const value = isTaken ? nameless : copied.written;
  const facts = isOwn ? Object.fromEntries(lacking.map((name) => [name, copied.facts[name]])) : {};
  const make = atEntry(session, entry, (source, index) => pasted(source, { ...entry, index }, value, facts));
  const outcome = session.change(entry.file, make, { what: ['add', String(copied.written.type)] });
  return outcome.kind === 'done' && notes.length > 0 ? { ...outcome, notes } : outcome;
}

/** A file with a block below an entry of a list, and with facts. */
function pasted(source: Source, { list, index }: ListEntry, value: Mapping, facts: Mapping): MadeChange {
  let made: MadeChange = addEntry(source, list, { at: index + 1, value });
  if (Object.keys(facts).length === 0) return made;
  let { text } = source;
  for (const [name, fact] of Object.entries(facts)) {
    if ('refused' in made) return made;
    text = applyEdits(text, made.edits);
    const now = { ...source, text };
    made = isMapping(saidAt(now, ['facts']))
      ? setField(now, ['facts'], name, fact)
      : setField(now, [], 'facts', { [name]: fact });
  }
  if ('refused' in made) return made;
  return { edits: [{ file: source.file, start: 0, end: source.text.length, text: applyEdits(text, made.edits) }] };
}
