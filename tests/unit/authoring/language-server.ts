import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ENGINE } from './real-site.ts';

interface Position {
  readonly line: number;
  readonly character: number;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** What the server holds against a document. */
interface Objection {
  readonly message: string;
  readonly range: { readonly start: Position };
}

/** The few requests of the Language Server Protocol (3.17) that editing a page needs. */
export interface LanguageServer {
  /** Opens a document; gives what the server holds against it. */
  open(uri: string, text: string): Promise<readonly Objection[]>;
  /** The words that the editor proposes at the mark in the text. */
  complete(uri: string, marked: string): Promise<readonly string[]>;
  /** What the editor shows over the mark in the text. */
  hover(uri: string, marked: string): Promise<string>;
  stop(): void;
}

export const CURSOR = '▸';

/** Starts the server that editors use for YAML, with the settings of an editor, by their sections. */
export async function startLanguageServer(settings: Readonly<Record<string, unknown>>): Promise<LanguageServer> {
  const bin = join(ENGINE, 'node_modules/yaml-language-server/bin/yaml-language-server');
  const child = spawn(process.execPath, [bin, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const answers = new Map<number, (message: Message) => void>();
  const awaited = new Map<string, (objections: readonly Objection[]) => void>();
  let ids = 0;

  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const notify = (method: string, params: unknown) => send({ method, params });
  const request = <Result>(method: string, params: unknown) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++ids;
      // The server answers each request with the result that the protocol says.
      answers.set(id, ({ error, result }) => (error ? reject(new Error(error.message)) : resolve(result as Result)));
      send({ id, method, params });
    });

  readMessages(child.stdout, (message) => {
    if (message.method === undefined) return message.id !== undefined && answers.get(message.id)?.(message);
    if (message.method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = message.params as { uri: string; diagnostics: Objection[] };
      return awaited.get(uri)?.(diagnostics);
    }
    if (message.id === undefined) return undefined;
    const { items = [] } = (message.params ?? {}) as { items?: { section: string }[] };
    const result = items.map(({ section }) => settings[section] ?? null);
    return send({ id: message.id, result: message.method === 'workspace/configuration' ? result : null });
  });

  await request('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {
      workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  notify('initialized', {});
  notify('workspace/didChangeConfiguration', { settings: null });

  const open = (uri: string, text: string) =>
    new Promise<readonly Objection[]>((resolve) => {
      awaited.set(uri, resolve);
      notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    });
  const at = (uri: string, marked: string) => {
    const [before = ''] = marked.split(CURSOR);
    const lines = before.split('\n');
    void open(uri, marked.replace(CURSOR, ''));
    return { textDocument: { uri }, position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 } };
  };
  return {
    open,
    complete: async (uri, marked) => {
      const { items } = await request<{ items: { label: string }[] }>('textDocument/completion', at(uri, marked));
      return items.map(({ label }) => label);
    },
    hover: async (uri, marked) => {
      type Hover = { contents: { value: string } } | null;
      return (await request<Hover>('textDocument/hover', at(uri, marked)))?.contents.value ?? '';
    },
    stop: () => child.kill(),
  };
}

/** Cuts the server's output into messages: a header with the body's length in bytes, an empty line, the body. */
function readMessages(stream: NodeJS.ReadableStream, take: (message: Message) => unknown): void {
  let rest: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = rest.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(rest.toString('latin1', 0, Math.max(0, head)))?.[1]);
      if (head === -1 || rest.length < head + 4 + length) return;
      const body = rest.subarray(head + 4, head + 4 + length);
      rest = rest.subarray(head + 4 + length);
      take(JSON.parse(body.toString('utf8')) as Message);
    }
  });
}
