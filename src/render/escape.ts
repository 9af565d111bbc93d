/**
 * How text goes into each language that a site is written in: one function for each, used at the place where the text is
 * written. React does it for HTML; docs/security.md lists the places. What a language has no escape for is refused: the
 * check has let nothing such through, so it is a bug of ours.
 */

function refuse(language: string, text: string): never {
  throw new Error(`${language} cannot be told ${JSON.stringify(text)}.`);
}

/** JSON for a script element, which it can neither end nor comment out. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** A whole script for a script element: what would end it, or begin a comment, stands in strings only. */
export const scriptText = (script: string): string => script.replace(/<(?=\/script|!--)/gi, '\\x3c');

/** A whole style sheet for a style element: what would end it stands in strings only. */
export const styleText = (css: string): string => css.replace(/<\/(?=style)/gi, '<\\/');

const cssHex = (sign: string) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `;

/** A string of CSS, with its quotation marks (CSS Syntax 3, section 4.3.5). */
export const cssString = (text: string): string => `"${text.replace(/["\\<>\p{Cc}\u2028\u2029]/gu, cssHex)}"`;

/** A name of CSS, such as a language's code. */
export const cssName = (text: string): string => (/^[a-z][\w-]*$/i.test(text) ? text : refuse('CSS', text));

/** A colour in CSS or SVG. */
export const cssColor = (text: string): string => (/^#[0-9A-Fa-f]{3,8}$/.test(text) ? text : refuse('CSS', text));

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML takes as it is; most addresses are. */
const PLAIN = /^[\w !#$%()*+,\-./:;=?@~]*$/;

/** Text or a quoted attribute in XML and SVG; characters that XML 1.0 does not have are left out. */
export const xmlText = (text: string): string => (PLAIN.test(text) ? text : escaped(text));

const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** The name of an HTTP header (RFC 9110, section 5.1). */
export const headerName = (text: string): string => (/^[\w-]+$/.test(text) ? text : refuse('A header', text));

/** The value of an HTTP header: visible characters of ASCII and spaces (RFC 9110, section 5.5). */
export const headerValue = (text: string): string => (/^[\x20-\x7e]+$/.test(text) ? text : refuse('A header', text));

/** A path in `_headers`, `_redirects` and robots.txt, whose every part these read as it stands; `*` may end it. */
export const hostPath = (path: string): string =>
  /^(?:\/(?:[\w.~-]|%[\dA-F]{2})+)*(?:\/\*?)?$/.test(path) ? path : refuse('A host', path);

/** Where these lead on to: a path of the site, or an address of another one. */
export const hostTarget = (target: string): string =>
  /^https:\/\/[\w.-]+(?::\d+)?\/[\w.~!&()+,;=:@%/?#-]*$/.test(target) ? target : hostPath(target);

/** True of what can be told to nginx as it is: it has no way to write `$` in a string. */
export const isSayable = (text: string) => !/[$\p{Cc}]/u.test(text);

/** A string of nginx's language. */
export const nginxString = (text: string): string => (isSayable(text) ? nginxExpression(text) : refuse('nginx', text));

/** An expression of nginx's language, in which only the engine's own parts may have `$`. */
export const nginxExpression = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A path in nginx's patterns (PCRE), as a part of a string. */
export const nginxPattern = (path: string): string => path.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&');
