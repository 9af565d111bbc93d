/**
 * An address as a URL, or undefined where it is none. `URL.canParse` does not serve: once Node.js 20 has compiled it, it refuses
 * letters beyond ASCII.
 */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
