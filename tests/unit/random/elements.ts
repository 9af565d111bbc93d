const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-z][a-z0-9:-]*(?:="[^"<>]*")?)*)\s*\/?>/gi;
/** Elements whose text is no markup until they end (HTML, section 13.2.5.1). */
const RAW = /^(?:script|style|title)$/i;
/** What sets words apart, and is there or not as the words want it. */
const WORDS = /^(?:span|bdi)$/;

/**
 * The elements of a document in order, each with the names of its attributes: `a[class,href]`, `/a`. Anything that is not
 * written as React writes it, a stray `<` above all, is an element of its own.
 */
export function elementsOf(html: string): string[] {
  const found: string[] = [];
  // React parts texts that stand beside each other with empty comments.
  const text = html.replace(/^<!doctype html>/, '').replaceAll('<!-- -->', '');
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start === -1) break;
    TAG.lastIndex = start;
    const tag = TAG.exec(text);
    if (tag?.index !== start) return [...found, `stray ${text.slice(start, start + 40)}`];
    const [whole, slash = '', name = '', attributes = ''] = tag;
    const names = [...attributes.matchAll(/\s([a-z][a-z0-9:-]*)(?:="[^"]*")?/gi)].map(([, attribute]) => attribute);
    if (!WORDS.test(name)) found.push(`${slash}${name}${names.length > 0 ? `[${names.sort().join()}]` : ''}`);
    at = start + whole.length;
    if (!slash && RAW.test(name)) {
      const end = text.slice(at).search(new RegExp(`</${name}[\\s/>]`, 'i'));
      if (end === -1) return [...found, `endless ${name}`];
      at += end;
    }
  }
  return found;
}
