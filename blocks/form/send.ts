/** Milliseconds after which an answer is no longer awaited. */
const PATIENCE = 20_000;

/** Sends a form to a form service; true when the service took it. */
export async function post(endpoint: string, body: FormData): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(endpoint, { method: 'POST', body, headers: { Accept: 'application/json' }, signal });
    return answer.ok;
  } catch {
    return false;
  }
}

/** The address that opens the visitor's mail program with the message written (RFC 6068). */
export function mailAddress(to: string, data: FormData): string {
  const value = (name: string) => String(data.get(name) ?? '').trim();
  const sender = [value('name'), value('company')].filter(Boolean).join(', ');
  const body = [value('message'), '', sender, value('email')].join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(sender)}&body=${encodeURIComponent(body)}`;
}
