import type { Project } from '../../../src/content/project.ts';
import { printed } from '../../../src/diagnostics/as-json.ts';
import type { Mistake } from './mistake.ts';
import { faultyProposals } from './proposals.ts';
import { editFile, plant } from './real-site.ts';
import { isRepaired, wantedRepair } from './repairs.ts';

/** What the check says of one mistake. */
export interface Finding {
  readonly mistake: Mistake;
  /** `file:line:column code` that has to be said. */
  readonly wanted: string;
  /** The same of what is said about it: at its place, else of its code, else the first thing in its file. */
  readonly said: string;
  readonly hint: string;
  /** How many messages there are in all. */
  readonly messages: number;
  /** What is proposed and told of again once it is taken. */
  readonly faulty: readonly string[];
  /** Whether `--fix` makes of it what it has to. */
  readonly repaired: boolean;
  readonly crash: string | undefined;
}

type Said = ReturnType<typeof printed>;

export const brief = ({ file, line, column, code }: Said) => `${file}:${line}:${column} ${code}`;
export const wantedOf = (root: string, mistake: Mistake) =>
  `${mistake.file}:${editFile(root, mistake).at} ${mistake.code}`;

/** Makes a mistake in the site, checks everything, takes what is proposed, has it repaired, and undoes it. */
export function findOut(root: string, project: Project, mistake: Mistake): Finding {
  const wanted = wantedOf(root, mistake);
  const repair = wantedRepair(root, mistake);
  const undo = plant(root, mistake);
  try {
    const now = project.refresh(new Set([mistake.file]));
    const told = now.check();
    const all = told.map((each) => printed(each));
    const own = all.filter(({ file }) => file === mistake.file);
    const said =
      own.find((each) => brief(each) === wanted) ?? own.find(({ code }) => code === mistake.code) ?? own[0] ?? all[0];
    const { hint = '' } = said ?? {};
    return {
      mistake,
      wanted,
      said: said ? brief(said) : '',
      hint,
      messages: all.length,
      faulty: faultyProposals(told, now),
      repaired: isRepaired(repair, { root, mistake, told, project: now }),
      crash: undefined,
    };
  } catch (error) {
    const crash = String(error);
    return { mistake, wanted, said: '', hint: '', messages: 0, faulty: [], repaired: false, crash };
  } finally {
    undo();
  }
}

export const exact = ({ wanted, said }: Finding) => wanted === said;
export const helpful = ({ mistake, hint }: Finding) => hint.startsWith(mistake.hint);

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** The figures of a whole corpus, then a line for each finding that is not as it has to be. */
export function figures(findings: readonly Finding[], seconds: { passed: number; worked: number }): string {
  const count = (is: (finding: Finding) => boolean) => findings.filter(is).length;
  const numbers = findings.map(({ messages }) => messages).sort((a, b) => a - b);
  const files = new Set(findings.map(({ mistake }) => mistake.file));
  const codes = new Set(findings.map(({ mistake }) => mistake.code));
  const misses = findings.filter((finding) => !exact(finding) || !helpful(finding));
  return [
    `${findings.length} mistakes with ${codes.size} codes in ${files.size} files, ${seconds.passed.toFixed(1)} s (${seconds.worked.toFixed(1)} s of work)`,
    `exact places ${percent(count(exact), findings.length)}, right hints first ${percent(count(helpful), findings.length)}`,
    `messages for one mistake: median ${numbers[numbers.length >> 1]}, most ${numbers.at(-1)}`,
    ...misses.map(
      (finding) =>
        `${exact(finding) ? '     ' : 'place'} ${helpful(finding) ? '    ' : 'hint'} ${finding.mistake.name}\n` +
        `             wanted ${finding.wanted}: ${finding.mistake.hint}\n` +
        `             said   ${finding.said || 'nothing'}: ${finding.hint.slice(0, 80)}`,
    ),
  ].join('\n');
}
