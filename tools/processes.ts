import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command took. */
export interface Usage {
  readonly wall: number;
  /** Seconds of processor time of the command and everything it started. */
  readonly cpu: number;
  /** The most memory that all of its processes had together, in MiB; shared pages are counted once (Linux: PSS). */
  readonly memory: number;
}

/** Milliseconds between two looks at the memory. */
const INTERVAL = 100;

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The parent of each process that runs now. */
function parents(): Map<number, number> {
  const all = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = read(`/proc/${name}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    if (fields[1]) all.set(Number(name), Number(fields[1]));
  }
  return all;
}

function family(first: number): number[] {
  const all = parents();
  const found = [first];
  for (const member of found) for (const [child, parent] of all) if (parent === member) found.push(child);
  return found;
}

/** The memory that a process and everything it started have together now, in MiB (Linux: PSS). */
export const memoryOfFamily = (first: number): number => family(first).reduce((sum, id) => sum + memoryOf(id), 0);

const memoryOf = (id: number) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) / 1024;

/** Makes a shell tell at its end how long its children and theirs have worked. */
const COUNTING = '"$@"; status=$?; echo; times; exit $status';

/** The seconds in `1m2.5s 0m0.3s`, added up. */
const secondsIn = (line: string) =>
  [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/** Runs a command and measures it with everything that it starts; Linux only, as it reads /proc. */
export async function measureCommand(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Usage & { readonly output: string }> {
  const started = performance.now();
  const child = spawn('sh', ['-c', COUNTING, 'sh', command, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [memory, output] = [0, ''];
  const look = () => {
    if (child.pid !== undefined) memory = Math.max(memory, memoryOfFamily(child.pid));
  };
  const timer = setInterval(look, INTERVAL);
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  const status = await new Promise((done) => child.on('close', done));
  clearInterval(timer);
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output.slice(-4000)}`);
  return { wall, cpu: secondsIn(output.trimEnd().split('\n').at(-1) ?? ''), memory, output };
}
