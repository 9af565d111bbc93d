/** What another site says of an address. */
export type FarAnswer =
  | { readonly is: 'there' }
  /** For good, as every step on the way says. */
  | { readonly is: 'moved'; readonly to: string }
  | { readonly is: 'gone'; readonly said: string }
  /** It may be there: the site is down, slow, or answers people only. */
  | { readonly is: 'silent'; readonly said: string };

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const AT_ONCE = 8;
const MOST_STEPS = 10;
/** In milliseconds. */
const PATIENCE = 20_000;
const FOR_GOOD: ReadonlySet<number> = new Set([301, 308]);
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Some hosts know no HEAD, and say so in several ways. */
const ASK_AGAIN: ReadonlySet<number> = new Set([400, 403, 404, 405, 406, 501]);

/** Asks for each address, several hosts at once and one page of a host at a time. */
export async function askAll(
  addresses: readonly string[],
  fetch: Fetch = globalThis.fetch,
): Promise<Map<string, FarAnswer>> {
  const answers = new Map<string, FarAnswer>();
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const hosts = [...byHost.values()];
  const work = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop())
      for (const address of host) answers.set(address, await ask(address, fetch));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

/** Follows an address to where it ends. */
async function ask(address: string, fetch: Fetch): Promise<FarAnswer> {
  let at = address.replace(/#.*$/s, '');
  let isForGood = true;
  for (let step = 0; step < MOST_STEPS; step++) {
    const answer = await askOnce(at, fetch).catch((error: unknown) => String(error instanceof Error && causeOf(error)));
    if (typeof answer === 'string') return { is: answer === 'ENOTFOUND' ? 'gone' : 'silent', said: answer };
    const { status, to } = answer;
    if (to !== undefined) {
      isForGood &&= FOR_GOOD.has(status);
      at = to;
    } else if (GONE.has(status)) return { is: 'gone', said: String(status) };
    else if (status >= 400) return { is: 'silent', said: String(status) };
    else if (step === 0 || !isForGood) return { is: 'there' };
    else return { is: 'moved', to: at + (/#.*$/s.exec(address)?.[0] ?? '') };
  }
  return { is: 'gone', said: `${MOST_STEPS} redirects` };
}

/** What the operating system calls a failure: `ENOTFOUND`, `ECONNREFUSED`. */
function causeOf({ name, cause }: Error): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : name;
}

interface FarStep {
  readonly status: number;
  /** Where it leads on. */
  readonly to: string | undefined;
}

async function askOnce(address: string, fetch: Fetch, method: 'HEAD' | 'GET' = 'HEAD'): Promise<FarStep> {
  const { status, headers, body } = await fetch(address, {
    ...{ method, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) },
    headers: { 'User-Agent': 'pages-as-data links', Accept: 'text/html,*/*' },
  });
  await body?.cancel();
  if (method === 'HEAD' && ASK_AGAIN.has(status)) return askOnce(address, fetch, 'GET');
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  const to = location !== null && URL.canParse(location, address) ? new URL(location, address) : undefined;
  return { status, to: to && /^https?:$/.test(to.protocol) ? to.href : undefined };
}
