import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOKEN_HEADER } from '../editor/shared/protocol.ts';

/** Bytes that a request may have which asks for something or changes words. */
const MOST = 8_000_000;

/** The names under which the server's addresses are forwarded, as its owner has named them; those of this machine are not among them. */
export type ForwardedHosts = ReadonlySet<string>;

/** Whole names of those that Vite answers to: a dot before one would let in whatever else lies below it. */
export const forwardedHosts = (allowed: true | readonly string[] | undefined): ForwardedHosts =>
  new Set(
    allowed === true ? [] : (allowed ?? []).filter((name) => !name.startsWith('.')).map((name) => name.toLowerCase()),
  );

/** A name without its port. */
const nameOf = (host = '') => host.replace(/:\d+$/, '').toLowerCase();

/**
 * True of a page at the address that is asked, or at one that is forwarded to it: whoever forwards may write the host that
 * it asks in the place of the one that was asked.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, forwarded: ForwardedHosts): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const asking = new URL(origin);
  return (
    asking.host === host || (asking.protocol === 'https:' && forwarded.has(asking.host) && isHere(host, forwarded))
  );
}

/** True of a name of this machine, and of one that its owner has named. */
const isHere = (host: string | undefined, forwarded: ForwardedHosts) =>
  isLocalName(host) || forwarded.has(nameOf(host));

/** Why a request is not let in; undefined for one that may change files. */
export function refusal(
  {
    method,
    headers,
    socket,
  }: Pick<IncomingMessage, 'method' | 'headers'> & { socket: { remoteAddress?: string | undefined } },
  token: string,
  forwarded: ForwardedHosts = new Set(),
): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return 'The page editor works on the machine that it runs on only.';
  if (method !== 'POST') return 'Changes are posted.';
  const { origin, host } = headers;
  if (!isOwnOrigin(origin, host, forwarded) || headers['sec-fetch-site'] !== 'same-origin')
    return 'Only a page of this server changes files.';
  if (!isHere(host, forwarded)) return 'The page editor answers to a name of this machine only.';
  if (!isSecret(String(headers[TOKEN_HEADER] ?? ''), token)) return 'This page is of an earlier run: load it again.';
  return undefined;
}

/** Compares with a secret in a time that tells nothing of it. */
export function isSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const isLoopback = (address = '') => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** No foreign name leads here, even where it is made to resolve to this machine (DNS rebinding). */
const isLocalName = (host = '') => /^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(host);

export const newToken = (): string => randomBytes(24).toString('base64url');

/** A request's body; undefined where it is larger than anything that is meant. */
export async function readBody(request: IncomingMessage, most = MOST): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > most) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  // Whoever sends too much is answered all the same: the rest is read and let go.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length;
    if (size > most) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(value));
}
