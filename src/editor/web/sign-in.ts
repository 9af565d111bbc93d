/** Where it is kept, while an author is at the forge's own page, which question an answer belongs to. */
const STATE = 'page-editor-state';
/** What the forge adds to the editor's address. */
const [CODE, ECHO] = ['code', 'state'];

/** Leads to the forge's own page by way of the site's sign-in service. */
export function leadToForge(service: string): void {
  const state = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  try {
    sessionStorage.setItem(STATE, JSON.stringify({ state, from: location.search }));
  } catch {
    // Without storage no answer can be told from anybody else's, and none is taken.
  }
  location.assign(`${service.replace(/\/$/, '')}/start?state=${state}`);
}

/**
 * The token that an answer of the forge stands for; undefined where the address holds none, or one that nobody here has asked
 * for. The address is as before afterwards.
 */
export async function answeredToken(service: string): Promise<string | undefined> {
  const asked = new URLSearchParams(location.search);
  const [code, echo] = [asked.get(CODE), asked.get(ECHO)];
  if (code === null) return undefined;
  const kept = takeState();
  history.replaceState(null, '', location.pathname + (kept?.from ?? ''));
  if (!kept || kept.state !== echo) return undefined;
  const response = await fetch(`${service.replace(/\/$/, '')}/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
  const { token } = response?.ok ? ((await response.json().catch(() => ({}))) as { token?: unknown }) : {};
  return typeof token === 'string' ? token : undefined;
}

function takeState(): { readonly state: string; readonly from: string } | undefined {
  try {
    const kept = sessionStorage.getItem(STATE);
    sessionStorage.removeItem(STATE);
    // This module has written it.
    return kept === null ? undefined : (JSON.parse(kept) as { state: string; from: string });
  } catch {
    return undefined;
  }
}
