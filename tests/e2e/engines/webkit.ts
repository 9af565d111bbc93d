import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findWebKit } from '../../browsers.ts';
import type { Engine, Window } from './engine.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS = { Escape: '\uE00C', Shift: '\uE008' };

/** WebKitGTK's driver says nothing of the console, so the page itself keeps note: before its program is loaded. */
const LISTEN = `
  if (location.href !== arguments[0] || !document.body) return false;
  window.faults = [];
  for (const kind of ['error', 'warn']) console[kind] = (...said) => faults.push(said.join(' '));
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => faults.push(violatedDirective));
  return true;`;

/** Now and then WebKit begins a load, and neither asks the server nor answers the driver; a new browser does. */
const STARTS = 3;
/** Milliseconds for a first page. */
const PATIENCE = 40_000;

/** WebKitGTK's small browser, over WebDriver (https://www.w3.org/TR/webdriver1/), on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  start: async (address, size) => {
    const found = findWebKit();
    if (!found) return 'WebKitGTK with its driver and Xvfb is not installed.';
    for (let start = 1; ; start++) {
      const { open, end, ...window } = await launch(found);
      try {
        await window.resize(size);
        await open(address);
        return window;
      } catch (error) {
        end();
        if (start === STARTS || !(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
        console.warn(`WebKit did not open ${address} within ${PATIENCE / 1000} s; it is started anew.`);
      }
    }
  },
};

async function launch({ driver, browser, screen }: NonNullable<ReturnType<typeof findWebKit>>): Promise<Opener> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface({ input: display.stdio[3] as Readable }), 'line'); // a pipe, see above
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
    // A group of its own, so that its browser ends with it.
    detached: true,
  });
  const end = () => {
    process.off('exit', end);
    if (service.pid) process.kill(-service.pid, 'SIGKILL');
    display.kill();
  };
  process.on('exit', end);
  try {
    const session = await begin(`http://127.0.0.1:${port}`, browser);
    const close = () =>
      session('DELETE', '')
        .then(() => {})
        .finally(end);
    return { ...windowOf(session), close, end };
  } catch (error) {
    end();
    throw error;
  }
}

/** A window that has yet to show its first page. */
interface Opener extends Window {
  open(address: string): Promise<void>;
  /** Ends the browser, whether or not it still answers. */
  end(): void;
}
type Session = (method: string, path: string, body?: object, signal?: AbortSignal) => Promise<unknown>;

async function begin(service: string, browser: string): Promise<Session> {
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options } };
  const started = await whenUp(() => ask(`${service}/session`, 'POST', { capabilities }));
  const { sessionId } = started as { sessionId: string }; // the standard says so
  return (method, path, body, signal) => ask(`${service}/session/${sessionId}${path}`, method, body, signal);
}

const windowOf = (session: Session): Omit<Opener, 'close' | 'end'> => ({
  open: async (url) => {
    const signal = AbortSignal.timeout(PATIENCE);
    await session('POST', '/url', { url }, signal);
    while (!(await session('POST', '/execute/sync', { script: LISTEN, args: [url] }, signal)))
      await new Promise((resolve) => setTimeout(resolve, 10));
  },
  resize: async ({ width, height }) => {
    const inner = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
    const [x, y] = (await session('POST', '/execute/sync', { script: inner, args: [] })) as [number, number];
    await session('POST', '/window/rect', { width: width + x, height: height + y });
  },
  click: async (value) => {
    const element = (await session('POST', '/element', { using: 'css selector', value })) as { [ELEMENT]: string };
    await session('POST', `/element/${element[ELEMENT]}/click`, {});
  },
  press: async (key) => {
    const value = KEYS[key];
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  },
  evaluate: (expression) => session('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
  faults: async () => (await session('POST', '/execute/sync', { script: 'return faults', args: [] })) as string[],
});

async function ask(
  address: string,
  method: string,
  body?: object,
  signal = AbortSignal.timeout(150_000),
): Promise<unknown> {
  const answer = await fetch(address, { method, body: body ? JSON.stringify(body) : null, signal });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

async function whenUp<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
