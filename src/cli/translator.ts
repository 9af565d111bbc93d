import { spawn } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { MAX_REPLY_LETTERS } from '../content/authoring/translation/reply.ts';

/** What is to be translated, as XLIFF. */
interface Question {
  /** The site's folder. */
  readonly root: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** What a translator gives back, or why nothing came. */
type Translated = { readonly text: string } | { readonly refused: string };

/** Asks the translator that a site names, a program of its folder or an address. Whatever it gives is still to be judged. */
export async function askTranslator(translator: string, asked: Question): Promise<Translated> {
  try {
    const given = await (translator.startsWith('./') ? fromProgram(translator, asked) : fromService(translator, asked));
    return 'refused' in given ? given : { text: new TextDecoder('utf-8', { fatal: true }).decode(given.bytes) };
  } catch (error) {
    const why = error instanceof Error ? (error.cause ?? error) : error;
    return { refused: why instanceof Error ? why.message : String(why) };
  }
}

type Given = { readonly bytes: Uint8Array } | { readonly refused: string };

const TOO_MUCH = { refused: 'It gave more than any site has.' };

/** Runs a program of the site's folder, without a shell: XLIFF on its input and its output, the two languages as arguments. */
function fromProgram(translator: string, { root, from, to, text }: Question): Promise<Given> {
  const folder = realpathSync(root);
  const program = realpathSync(resolve(folder, translator));
  if (!program.startsWith(folder + sep) || !statSync(program).isFile())
    return Promise.resolve({ refused: 'It is no file of the site’s own folder.' });
  const isScript = /\.[cm]?js$/.test(program);
  return new Promise((settle, fail) => {
    const words = isScript ? [program, from, to] : [from, to];
    const child = spawn(isScript ? process.execPath : program, words, {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const parts: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MAX_REPLY_LETTERS) child.kill();
      else parts.push(part);
    });
    // One that does not read to the end may still have an answer.
    child.stdin.on('error', () => undefined);
    child.stdin.end(text);
    child.on('error', fail);
    child.on('close', (status) => {
      if (size > MAX_REPLY_LETTERS) settle(TOO_MUCH);
      else
        settle(status === 0 ? { bytes: Buffer.concat(parts) } : { refused: `It ended with ${status ?? 'a signal'}.` });
    });
  });
}

/** Posts to an address and nowhere else: no other one that it may name is followed. */
async function fromService(address: string, { text }: Question): Promise<Given> {
  const authorization = process.env.TRANSLATE_AUTHORIZATION;
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/xliff+xml; charset=utf-8',
      ...(authorization && { authorization }),
    },
    body: text,
  });
  if (!answer.ok) return { refused: `It answered ${answer.status}.` };
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > MAX_REPLY_LETTERS) return TOO_MUCH;
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts) };
}
