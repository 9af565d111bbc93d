import type { AuthoredSite } from '../../../schema/site.ts';
import { WEB_FILE } from '../../editor/shared/web.ts';
import { originOf } from '../../editor/stores/forges.ts';
import { EDITOR_SCRIPT } from '../../program/editor-program.ts';
import { xmlText } from '../../render/escape.ts';

/** Where the editor may ask: its own host, and what `editor:` names. */
export function editorConnects({ forge, repository, signIn }: NonNullable<AuthoredSite['editor']>): string[] {
  return [originOf(forge, repository), ...(signIn ? [new URL(signIn).origin] : [])];
}

/** The policy of the editor's own page: its scripts alone, and no other host but these. */
export const editorPolicy = (editor: NonNullable<AuthoredSite['editor']>): string[] => [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  `connect-src ${["'self'", ...editorConnects(editor)].join(' ')}`,
  "form-action 'none'",
  "base-uri 'none'",
];

interface EditPage {
  readonly editor: NonNullable<AuthoredSite['editor']>;
  readonly base: string;
  /** The name of the style sheet. */
  readonly style: string;
  /** The names of the scripts that are needed beside the first. */
  readonly ahead: readonly string[];
  readonly title: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The site's icon, as an address. */
  readonly icon: string | undefined;
}

/** The document of the page editor: it has nothing of its own to say before its program runs. */
export function editPage({ editor, base, style, ahead, title, language, direction, icon }: EditPage): string {
  const at = `${base}${editor.path}`;
  return [
    `<!doctype html><html lang="${xmlText(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    // For hosts that send no headers; what no page may do in a frame is said by headers alone.
    `<meta http-equiv="Content-Security-Policy" content="${xmlText(editorPolicy(editor).join('; '))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${xmlText(title)}</title><link rel="stylesheet" href="${xmlText(`${at}/${style}`)}">`,
    icon === undefined ? '' : `<link rel="icon" href="${xmlText(icon)}">`,
    `<script type="module" src="${xmlText(`${at}/${EDITOR_SCRIPT}`)}"></script>`,
    `<link rel="preload" as="fetch" crossorigin href="${xmlText(`${at}/${WEB_FILE}`)}">`,
    ...ahead.map((name) => `<link rel="modulepreload" href="${xmlText(`${at}/${name}`)}">`),
    '</head><body>',
    '<div id="app"></div><div id="announcer" role="status" class="hide"></div></body></html>\n',
  ].join('');
}
