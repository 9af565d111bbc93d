import { StoreFault, type StoreFaultName } from './store.ts';

/** What a forge is asked with. */
export interface Forge {
  /** Where its interface begins, without a slash at the end. */
  readonly api: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The browser's own, unless a test has another. */
  readonly fetch?: typeof fetch;
}

export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly body?: object;
  /** Statuses that are an answer too: undefined is given for them. */
  readonly none?: readonly number[];
  readonly accept?: string;
  /** What other statuses mean here. */
  readonly faults?: Readonly<Record<number, StoreFaultName>>;
}

const FAULTS: Readonly<Record<number, StoreFaultName>> = {
  401: 'signIn',
  403: 'forbidden',
  404: 'gone',
  409: 'moved',
  422: 'moved',
  429: 'busy',
};

/** Asks a forge, and tells its refusals apart. Addresses and tokens stand in no message. */
export async function request(
  { api, headers, fetch: ask = globalThis.fetch }: Forge,
  path: string,
  { method = 'GET', body, none = [], accept, faults = {} }: Asking = {},
): Promise<Response | undefined> {
  const asked: RequestInit = {
    method,
    headers: { ...headers, ...(accept && { Accept: accept }), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    // What is kept by browsers is not always what is there.
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  };
  const response = await ask(`${api}${path}`, asked).catch(() => {
    throw new StoreFault('offline', 'Nothing answers.');
  });
  if (response.ok) return response;
  if (none.includes(response.status)) return undefined;
  throw faultOf(response, faults);
}

/** GitHub answers 403 as well where it is asked too often, and says when it may be asked again. */
function faultOf({ status, headers }: Response, faults: NonNullable<Asking['faults']>): StoreFault {
  const after = Number(headers.get('retry-after'));
  const isSpent = headers.get('x-ratelimit-remaining') === '0';
  const reset = isSpent ? Number(headers.get('x-ratelimit-reset')) - Math.floor(Date.now() / 1000) : 0;
  const wait = after > 0 ? after : reset;
  const fault = status === 403 && (wait > 0 || isSpent) ? 'busy' : (faults[status] ?? FAULTS[status] ?? 'failed');
  return new StoreFault(fault, `The answer was ${status}.`, wait > 0 ? wait : undefined);
}

/** An answer's JSON; one that is cut off in the middle is none. */
export async function asJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new StoreFault('offline', 'The answer was cut off.');
  }
}

/** Asks a forge for JSON. What its answers look like is its own word: the tests hold every one against its description. */
export const askingJson =
  (forge: Forge) =>
  async <Answer>(path: string, asking?: Asking): Promise<Answer> => {
    const answer = await request(forge, path, asking);
    return (answer && (await asJson(answer))) as Answer;
  };

/** An answer's bytes. */
export async function asBytes(response: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    throw new StoreFault('offline', 'The answer was cut off.');
  }
}
