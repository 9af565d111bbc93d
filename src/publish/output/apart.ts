import { spawn } from 'node:child_process';

/** What a program that runs apart may take. */
interface Limits {
  /** In milliseconds. */
  readonly time: number;
  /** In bytes, its own and those of all libraries that it has loaded. */
  readonly memory: number;
}

interface Apart {
  /** What runs, in CommonJS: `load` gives the named package, `asked` what it is to do, `input` the bytes that it is to do it with. */
  readonly program: string;
  /** The path of the package that does the work. */
  readonly uses: string;
  readonly asked?: unknown;
  readonly input: Buffer;
  readonly limits: Limits;
}

/**
 * What stands before every program. A thread of its own ends the process where it takes too much memory: the work may be in
 * a library that comes back to no JavaScript, and what it takes lies outside of what Node can limit.
 */
const BEFORE = `
const [path, most] = process.argv.slice(1);
const { Worker } = require('node:worker_threads');
new Worker(
  'setInterval(() => process.memoryUsage.rss() > ' + most + ' && process.kill(process.pid, "SIGKILL"), 20)',
  { eval: true },
).unref();
const load = () => require(path);
const all = require('node:fs').readFileSync(0);
const from = 4 + all.readUInt32BE(0);
const asked = JSON.parse(all.toString('utf8', 4, from));
const input = all.subarray(from);
const give = (bytes) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  process.stdout.write(Buffer.concat([length, bytes]));
};
`;

/**
 * What comes before the thread has looked is measured at the end: the most that the process has taken, where the system tells
 * it. Node's own figure for that counts what this process had taken when it began the other.
 */
const AFTER = `() => {
  let taken = process.memoryUsage.rss();
  try {
    taken = Number(/VmHWM:\\s*(\\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1]) * 1024;
  } catch {}
  process.exitCode = taken > most ? 1 : 0;
}`;

/**
 * Does something with bytes that somebody else has made, in a process of its own: a library that reads them may end its
 * process, not come back, or take more memory than there is. Gives what the program has given with `give`; throws where
 * it does not come to its end.
 */
export async function runApart({ program, uses, asked = {}, input, limits }: Apart): Promise<Buffer[]> {
  const whole = `${BEFORE}(async () => {${program}})().then(${AFTER}, () => process.exit(1));`;
  const args = [uses, String(limits.memory)];
  const child = spawn(process.execPath, ['-e', whole, ...args], {
    timeout: limits.time,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  // Where it ends before it has read all, its status tells.
  child.stdin.on('error', () => {});
  child.stdin.write(withLength(Buffer.from(JSON.stringify(asked))));
  child.stdin.end(input);
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (status !== 0) throw new Error(`A process that runs apart ended with ${status}.`);
  return givenIn(Buffer.concat(parts));
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function givenIn(all: Buffer): Buffer[] {
  const given: Buffer[] = [];
  for (let at = 0; at < all.length; ) {
    const end = at + 4 + all.readUInt32BE(at);
    given.push(all.subarray(at + 4, end));
    at = end;
  }
  return given;
}
