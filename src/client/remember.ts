/** Keeps a visitor's choice. Storage may be blocked; it then holds for this page. */
export function remember(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {}
}
