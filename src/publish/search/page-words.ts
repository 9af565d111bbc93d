import { folded } from '../../../blocks/ui/fold.ts';
import { xmlText } from '../../render/escape.ts';

/** What React writes in the place of signs that are HTML's own, in attributes too: no tag has another `<` in it. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" },
};

/** Parts with no words of the page: what is no text, and what is searched with. */
const OTHER_PARTS = /<(script|style|svg|template|search)\b[^<>]*>[\s\S]*?<\/\1>/g;
/** Elements that stand within words. */
const WITHIN_WORDS = /<\/?(?:a|b|bdi|em|i|strong|wbr)\b[^<>]*>|<!--[^<>-]*-->/g;
const HEADING = /<(\/?h[1-6])\b[^<>]*>/g;
/** What stands in a document beside its words. */
interface Titles {
  readonly title: string;
  readonly description: string;
}

/**
 * A page's words for the index, of its document as it is published: folded as questions are, headings as headings, which count for more.
 * Its titles are told as they are, for whoever finds it.
 */
export function pageWords(document: string, language: string, { title, description }: Titles): string {
  const start = document.indexOf('<main');
  const main = document.slice(start, document.lastIndexOf('</main>'));
  const parts = main
    .replace(OTHER_PARTS, ' ')
    .replace(WITHIN_WORDS, '')
    .replace(HEADING, '\n$1\n')
    .match(/\n\/?h[1-6]\n|<[^<>]*>|[^<\n]+|\n/g);
  const words = (parts ?? []).map((part) => {
    const [, heading] = /^\n(\/?h[1-6])\n$/.exec(part) ?? [];
    if (heading !== undefined) return `<${heading}>`;
    return part.startsWith('<') ? ' ' : folded(textOf(part), 'index');
  });
  const meta = (name: string, content: string) =>
    `<meta data-pagefind-meta="${name}[content]" content="${xmlText(content)}">`;
  const titles = `<h2>${folded(title, 'index')}</h2> <p>${folded(description, 'index')}</p>`;
  return `<html lang="${language}"><head>${meta('title', title)}${meta('description', description)}</head><body>${titles} ${words.join(' ').replace(/ +/g, ' ')}</body></html>`;
}

const textOf = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
