import { asCode } from '../../../../schema/language.ts';
import {
  compareDiagnostics,
  type Diagnostic,
  type Fault,
  type Range,
  type Source,
} from '../../../diagnostics/diagnostic.ts';
import type { Project } from '../../project.ts';
import { pluralForms } from '../../validate/facts.ts';
import { isMapping } from '../../written/mapping.ts';
import { Report } from '../../written/report.ts';
import { applyEdits, type Change } from '../edit/edit.ts';
import { putField } from '../edit/field-edits.ts';
import { nodeAt } from '../edit/node-at.ts';
import type { FileChange } from '../edit/put-files.ts';
import { madeTogether, saidAt } from '../edit/reading.ts';
import { type LanguageCodes, type TextEdit, textChange } from '../edit/text-edits.ts';
import { type EditedPath, wayTo } from '../edit/value-path.ts';
import { lockTranslations } from './accept.ts';
import { codesLost, piecesOf } from './codes.ts';
import type { ReturnedText } from './letter.ts';
import { placeIn, readReply } from './reply.ts';
import { type Unit, unitsOf } from './units.ts';

/** What becomes of a site when translations are taken in. */
export interface TakenIn {
  /** The files with the translations, as they would be. */
  readonly files: readonly Source[];
  /** What their locks say then of the words that these were made from. */
  readonly locks: readonly FileChange[];
  /** The language that is translated into; empty where nothing is known of it. */
  readonly to: string;
  /** Texts that say something else then. */
  readonly changed: number;
  /** What each of them said and says then, but for the forms of facts for kinds of numbers. */
  readonly edits: readonly (TextEdit & { readonly file: string })[];
  /** Texts that say so already. */
  readonly same: number;
  /** Texts that are not translated in what came back. */
  readonly empty: number;
  /** What does not fit, at its place in the file that came back; nothing of these texts is in `files` unless it was accepted. */
  readonly told: readonly Diagnostic[];
  /** False where something does not fit and nobody has said what is to become of it: then no file is to be written. */
  readonly isWhole: boolean;
}

/** What came back: its file, what of its faults is accepted, and the language where it does not say it itself. */
export interface TakeIn {
  readonly source: Source;
  /** Why nothing can be read of the file. */
  readonly fault?: 'import-encoding' | 'import-packed' | undefined;
  /** Codes of messages; `fitting` leaves out whatever does not fit, and takes the others. */
  readonly accepted: ReadonlySet<string>;
  readonly to?: string | undefined;
  /** Of what a program gives: the keys of the texts that it was asked for. Others, and another language than `to`, are not taken in. */
  readonly asked?: ReadonlySet<string>;
}

/** A translation that is to be written. */
interface Pending {
  readonly unit: Unit;
  readonly returned: ReturnedText;
  readonly translation: string;
}

const NOTHING = { files: [], locks: [], edits: [], to: '', changed: 0, same: 0, empty: 0, isWhole: false };

/** Reads translations and makes the files that have them; nothing is written here. */
export function takeIn(project: Project, { source, fault, accepted, to: told, asked }: TakeIn): TakenIn {
  const report = new Report();
  if (fault) report.add(fault, placeIn(source, { start: 0, end: 0 }));
  const reply = fault ? undefined : readReply(source, report);
  if (!reply) return { ...NOTHING, told: report.diagnostics };
  const { known } = project.siteFile;
  const codes = known.languages.map(({ code }) => code);
  const codeFor = (name: string) =>
    (reply.isSheet && known.languages.find(({ label }) => label.toLowerCase() === name.trim().toLowerCase())?.code) ||
    asCode(name);
  const [from, to] = [codeFor(reply.from ?? known.defaultLanguage), codeFor(reply.to ?? told ?? '')];
  const isOther = from === to || (asked && to !== told);
  const wrong = [to, from].find((code) => !codes.includes(code)) ?? (isOther ? to : undefined);
  if (wrong !== undefined) {
    const place = placeIn(source, { start: 0, end: 1 });
    report.add('import-language', place, { code: wrong || '?', known: codes.join(', ') });
    return { ...NOTHING, told: report.diagnostics };
  }
  const site = { languages: codes, defaultLanguage: known.defaultLanguage };
  return new Taking(project, { source, accepted, from, to, site, asked }).take(reply.texts);
}

interface TakingOptions {
  readonly source: Source;
  readonly accepted: ReadonlySet<string>;
  readonly from: string;
  readonly to: string;
  readonly site: LanguageCodes;
  readonly asked: TakeIn['asked'];
}

interface WrittenFiles {
  readonly files: ReadonlyMap<string, Source>;
  readonly written: readonly Pending[];
}

/** The work of taking translations in: what fits is found first, then tried, and what the check asks about is left out. */
class Taking {
  readonly #project: Project;
  readonly #options: TakingOptions;
  readonly #told: Diagnostic[] = [];
  readonly #refused = new Set<ReturnedText>();
  readonly #counts = { same: 0, empty: 0 };

  constructor(project: Project, options: TakingOptions) {
    this.#project = project;
    this.#options = options;
  }

  take(texts: readonly ReturnedText[]): TakenIn {
    const pending = this.#pendingOf(texts).filter((each) => this.#keepsCodes(each));
    let made = this.#filesWith(pending);
    if (this.#objects(made))
      made = this.#filesWith(made.written.filter(({ returned }) => !this.#refused.has(returned)));
    const isWhole = this.#refused.size === 0 || this.#options.accepted.has('fitting');
    const told = this.#told.sort(compareDiagnostics);
    return {
      files: [...made.files.values()],
      locks: this.#locksOf(made),
      to: this.#options.to,
      changed: made.written.length,
      edits: made.written.flatMap((each) => (each.unit.plural === undefined ? [this.#editOf(each)] : [])),
      ...this.#counts,
      told,
      isWhole,
    };
  }

  /** Tells what does not fit, where it came from; true where it is accepted. */
  #object(diagnostic: Omit<Diagnostic, 'place'>, returned: ReturnedText): boolean {
    const place = placeIn(this.#options.source, returned);
    const { fix: _, ...told } = diagnostic;
    // The blanks are those of the code, wherever the message stands.
    this.#told.push({ ...told, place } as Diagnostic);
    const isAccepted = this.#options.accepted.has(diagnostic.code);
    if (!isAccepted) this.#refused.add(returned);
    return isAccepted;
  }

  #tell(returned: ReturnedText, fault: Fault): boolean {
    const report = new Report();
    report.tell(fault, placeIn(this.#options.source, returned));
    const [diagnostic] = report.diagnostics;
    return diagnostic ? this.#object(diagnostic, returned) : false;
  }

  /** The texts that are to be changed, each where it stands now. */
  #pendingOf(texts: readonly ReturnedText[]): Pending[] {
    const { from, to, asked } = this.#options;
    const find = finderOf(unitsOf(this.#project, { from, to, everywhere: true }));
    const pending = new Map<Unit, Pending>();
    for (const returned of texts) {
      // Programs that translate fill in what there is, and leave its state as it was.
      const given = returned.translation || (asked ? returned.uncertain : undefined) || '';
      const translation = given.trim();
      if (translation === '') {
        this.#counts.empty++;
        continue;
      }
      const { units, isOld } = find(returned);
      if (units.length === 0)
        this.#tell(returned, { code: 'import-text-gone', details: { text: shortened(returned.text) } });
      for (const unit of units) {
        if (asked && !asked.has(unit.key)) continue;
        if (unit.translation === translation) this.#counts.same++;
        else if (
          !isOld ||
          this.#tell(returned, { code: 'import-source-changed', details: { now: shortened(unit.text) } })
        )
          this.#put(pending, { unit, returned, translation });
      }
    }
    return [...pending.values()].filter(({ returned }) => !this.#refused.has(returned));
  }

  #put(pending: Map<Unit, Pending>, each: Pending): void {
    const other = pending.get(each.unit);
    if (!other || other.translation === each.translation) {
      pending.set(each.unit, each);
      return;
    }
    // Nobody has said which of the two it is to be.
    this.#refused.add(other.returned);
    this.#tell(each.returned, { code: 'import-twice', details: { other: shortened(other.translation) } });
  }

  #keepsCodes({ unit, returned, translation }: Pending): boolean {
    const lost = codesLost(piecesOf(unit.text, unit.isRich), piecesOf(translation, unit.isRich));
    return lost.length === 0 || this.#tell(returned, { code: 'import-code-lost', details: { lost: lost.join(', ') } });
  }

  /** The files with translations in them; what cannot be written is told. */
  #filesWith(pending: readonly Pending[]): WrittenFiles {
    const byFile = new Map<string, Pending[]>();
    for (const each of pending) {
      const { file } = each.unit.source;
      const own = byFile.get(file);
      if (own) own.push(each);
      else byFile.set(file, [each]);
    }
    const files = new Map<string, Source>();
    const written: Pending[] = [];
    for (const [file, own] of byFile) {
      const before = own[0]?.unit.source;
      if (!before) continue;
      const now = this.#fileWith(before, own, written);
      if (now !== before) files.set(file, now);
    }
    return { files, written };
  }

  /** A file with as many translations at once as can be written so. */
  #fileWith(now: Source, pending: readonly Pending[], written: Pending[]): Source {
    const [first, ...others] = pending;
    if (!first) return now;
    const change =
      others.length === 0
        ? this.#changeFor(now, first)
        : madeTogether(
            now,
            pending.map((each) => (source) => this.#changeFor(source, each)),
          );
    if (!change) {
      const half = Math.ceil(pending.length / 2);
      return this.#fileWith(this.#fileWith(now, pending.slice(0, half), written), pending.slice(half), written);
    }
    if ('refused' in change) {
      this.#tell(first.returned, { code: change.refused } as Fault);
      return now;
    }
    written.push(...pending);
    return { file: now.file, text: applyEdits(now.text, change.edits) };
  }

  /** What becomes of a text. */
  #editOf({ unit: { source, path, edges, written }, translation }: Pending) {
    const to = edges[0] + translation + edges[1];
    return { file: source.file, path, language: this.#options.to, was: written, to };
  }

  #changeFor(now: Source, pending: Pending): Change {
    const { to: language, site } = this.#options;
    const { path, plural } = pending.unit;
    const edit = this.#editOf(pending);
    if (plural === undefined) return textChange(now, edit, site);
    const { to } = edit;
    const own = wayTo(now, path, language);
    if (isMapping(saidAt(now, own))) return putField(now, own, { key: plural, value: to, order: pluralForms });
    return putField(now, path, { key: language, value: { [plural]: to }, order: site.languages });
  }

  /** What is to be known of the translations from now on. */
  #locksOf({ files, written }: WrittenFiles): FileChange[] {
    if (written.length === 0) return [];
    const byFile = new Map<string, Set<string>>([...files.keys()].map((file) => [file, new Set()]));
    for (const { unit, translation } of written) byFile.get(unit.source.file)?.add(translation);
    const { to, asked } = this.#options;
    const now = this.#project.supposing(...files.values());
    return lockTranslations(now, to, { written: byFile, unreviewed: asked !== undefined });
  }

  /** Looks at the site as it would be: what the check says of the translations is told; true where any is left out for it. */
  #objects({ files, written }: WrittenFiles): boolean {
    if (written.length === 0) return false;
    const before = this.#refused.size;
    const byFile = new Map<string, { readonly range: Range; readonly returned: ReturnedText }[]>();
    for (const { unit, returned } of written) {
      const now = files.get(unit.source.file);
      const range = now && rangeAt(now, this.#wayOf(now, unit));
      if (!now || !range) continue;
      const known = byFile.get(now.file);
      if (known) known.push({ range, returned });
      else byFile.set(now.file, [{ range, returned }]);
    }
    for (const { place, ...diagnostic } of this.#project.supposing(...files.values()).check()) {
      const { start, end } = place.range;
      const within = byFile.get(place.source.file)?.find(({ range }) => start >= range.start && end <= range.end);
      if (within) this.#object(diagnostic as Omit<Diagnostic, 'place'>, within.returned);
    }
    return this.#refused.size > before;
  }

  #wayOf(now: Source, { path, plural }: Unit): EditedPath {
    const own = wayTo(now, path, this.#options.to);
    return plural === undefined ? own : [...own, plural];
  }
}

function rangeAt(source: Source, path: EditedPath): Range | undefined {
  const found = nodeAt(source, path);
  const [start, end] = (typeof found === 'string' ? undefined : found.node?.range) ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

const SHOWN = 60;
const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);

/** The field that a text is, without its place in lists. */
const fieldOf = (key: string) =>
  key
    .replace(/^[^#]*#/, '')
    .replace(/(?:^|\.)\d+(?=[.~]|$)/g, '')
    .replace(/^\./, '');

/** Some converters write a key once for each text of the same words. */
const REPEATED = /^(.{1,400}?)\1+$/;

interface Found {
  readonly units: readonly Unit[];
  /** True where its words are others now. */
  readonly isOld: boolean;
}

/**
 * Finds the texts that one is about: by its key, where its words are what they were; else by its words, in the same field of
 * its file, in its file, or anywhere, where just one has them. One whose key a program has lost is each text of these words.
 */
function finderOf(units: readonly Unit[]): (returned: ReturnedText) => Found {
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  const byText = new Map<string, Unit[]>();
  for (const unit of units) {
    const known = byText.get(unit.text);
    if (known) known.push(unit);
    else byText.set(unit.text, [unit]);
  }
  return ({ key, text }) => {
    const named = key === undefined ? undefined : (byKey.get(key) ?? byKey.get(REPEATED.exec(key)?.[1] ?? ''));
    if (named?.text === text.trim()) return { units: [named], isOld: false };
    const alike = byText.get(text.trim()) ?? [];
    if (!key?.includes('#')) return { units: alike, isOld: false };
    const isSameField = (unit: Unit) => fieldOf(unit.key) === fieldOf(key);
    const there = alike.filter(({ source }) => source.file === key.split('#')[0]);
    for (const found of [there.filter(isSameField), there, alike.filter(isSameField), alike])
      if (found.length === 1) return { units: found, isOld: false };
    return { units: named ? [named] : [], isOld: true };
  };
}
