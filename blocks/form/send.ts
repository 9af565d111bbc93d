/** Sends a form to a form service; true when the service took it. */
export async function post(endpoint: string, data: FormData): Promise<boolean> {
  try {
    const answer = await fetch(endpoint, { method: 'POST', body: data, headers: { Accept: 'application/json' } });
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
