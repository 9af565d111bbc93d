import type { Filled } from './check.ts';

/** Milliseconds after which an answer is no longer awaited. */
const PATIENCE = 20_000;

const ask = (endpoint: string, init: RequestInit = {}) =>
  fetch(endpoint, { ...init, headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE) });

/** Sends a form to a form service; true when the service took it. */
export const post = (endpoint: string, body: FormData): Promise<boolean> =>
  ask(endpoint, { method: 'POST', body }).then(
    ({ ok }) => ok,
    () => false,
  );

/** What a form service signs, to know again who has begun to fill a form in; nothing where it does not answer. */
export const token = (endpoint: string): Promise<string> =>
  ask(endpoint).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );

/** What an e-mail's subject says of its writer. */
const SENDER = ['name', 'organization'];

interface Mail {
  readonly to: string;
  /** What the form is called. */
  readonly title: string;
  readonly fields: readonly Filled[];
}

/** The address that opens the visitor's mail program with all that was filled in, each under its label (RFC 6068). */
export function mailAddress({ to, title, fields }: Mail): string {
  const filled = fields.filter(
    // No address can put a file into an e-mail.
    ({ type, checked, value, labels }) => labels?.[0] && type !== 'file' && (isTicked(type) ? checked : value.trim()),
  );
  const sender = filled.filter(({ autocomplete }) => SENDER.includes(autocomplete)).map(({ value }) => value.trim());
  const subject = [title, sender.join(', ')].filter(Boolean).join(': ');
  const body = filled.map(written).join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const isTicked = (type: string) => type === 'checkbox' || type === 'radio';

function written(field: Filled): string {
  const group = field.closest('fieldset')?.firstChild;
  const label = [...((group ?? field.labels?.[0])?.childNodes ?? [])]
    // That a field was optional says nothing of what stands in it.
    .filter(({ nodeName }) => nodeName !== 'SMALL')
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
  if (isTicked(field.type) && !group) return `[x] ${label}`;
  const value = field.value.trim();
  return field.type === 'textarea' ? `${label}:\r\n${value}\r\n` : `${label}: ${value}`;
}
