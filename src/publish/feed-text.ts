import { SaxesParser } from 'saxes';
import { xmlText } from '../render/escape.ts';

const names = (all: string) => new Set(all.split(' '));

/** What readers' programs show. */
const KEPT = names(
  'p h2 h3 h4 ul ol li dl dt dd blockquote pre code hr br a strong em b i bdi time img figure figcaption table thead tbody tr th td caption',
);

/** What is of no use away from its page, with all that is in it; the title stands above each text already. */
const DROPPED = names(
  'h1 script style svg form button nav template noscript iframe dialog input object embed audio video link meta base',
);

/** Elements within a line; between others there is a gap. */
const INLINE = names('a strong em b i bdi code time span small sup sub');

const EMPTY = names('br hr img');

const ATTRIBUTES = names('href src alt width height lang dir datetime');

/** Of addresses that begin otherwise, nothing is left. */
const LEADS = /^(?:https:|mailto:|tel:)/;

/**
 * The text of a page as feeds carry it: of its blocks' markup, as React writes it, what can be read anywhere, without scripts,
 * styles and names of classes, and with whole addresses. Undefined of markup that is not well-formed.
 */
export function feedText(markup: string, url: string): string | undefined {
  const written: string[] = [];
  const open: ('kept' | 'opened' | 'dropped')[] = [];
  let isSound = true;
  const isDropped = () => open.at(-1) === 'dropped';
  const parser = new SaxesParser({ fragment: true });
  parser.on('error', () => {
    isSound = false;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const isHidden = attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
    if (isDropped() || DROPPED.has(name) || isHidden) open.push('dropped');
    else if (KEPT.has(name)) {
      open.push('kept');
      const own = Object.entries(attributes).flatMap(([key, value]) => attributeOf(key, value, url));
      written.push(`<${[name, ...own].join(' ')}>`);
    } else {
      open.push('opened');
      if (!INLINE.has(name)) written.push(' ');
    }
  });
  parser.on('closetag', ({ name }) => {
    const was = open.pop();
    if (was === 'kept' && !EMPTY.has(name)) written.push(`</${name}>`);
    else if (was === 'opened' && !INLINE.has(name)) written.push(' ');
  });
  parser.on('text', (text) => {
    if (!isDropped()) written.push(xmlText(text));
  });
  parser.write(markup).close();
  return isSound ? written.join('').replace(/\s+/g, ' ').trim() : undefined;
}

function attributeOf(name: string, value: string, url: string): string[] {
  if (!ATTRIBUTES.has(name)) return [];
  if (name !== 'href' && name !== 'src') return [`${name}="${xmlText(value)}"`];
  const whole = URL.canParse(value, url) ? new URL(value, url).href : '';
  return LEADS.test(whole) ? [`${name}="${xmlText(whole)}"`] : [];
}
