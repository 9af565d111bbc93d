/** Where a token is kept for as long as the tab is open, if its owner wishes so; nowhere else. */
const TOKEN = 'page-editor-token';

/** Storage may be blocked; then nothing is kept. */
export function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(TOKEN) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined lets it go. */
export function keepToken(token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(TOKEN);
    else sessionStorage.setItem(TOKEN, token);
  } catch {
    // It is asked for again.
  }
}
