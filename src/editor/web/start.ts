import { make, makeComplaint, shaded, sheetOf } from '../browser/ui/dom.ts';
import { COMMON } from '../browser/ui/look.ts';
import type { WordName } from '../browser/words/words.en.ts';
import type { Speech } from '../browser/words/words.ts';
import type { WebHome, WebSite } from '../shared/web.ts';
import { leadToForge } from './sign-in.ts';

const startSheet = sheetOf(`${COMMON}
:host { position: fixed; inset: 0; z-index: 100003; overflow: auto; background: var(--tint); display: block; }
main > button.main { min-block-size: 44px; } summary { cursor: pointer; padding-block: 6px; }
main { display: grid; gap: 14px; inline-size: min(30rem, calc(100vw - 32px)); margin: max(6vh, 16px) auto; padding: 24px; background: var(--ground); border: 1px solid var(--line); border-radius: 16px; box-sizing: border-box; }
h1 { margin: 0; font-size: 22px; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere; }
label { display: grid; gap: 4px; font-weight: 600; } label.line { display: flex; gap: 8px; align-items: center; font-weight: 400; }
label.line input { inline-size: auto; min-block-size: 0; margin: 0; flex: none; inline-size: 20px; block-size: 20px; }
  .sign-in { display: grid; gap: 12px; } .sign-in > button, .other > button { min-block-size: 44px; } .other { display: grid; gap: 8px; padding-block-start: 14px; border-block-start: 1px solid var(--line); }
.other > button { border-color: #8b95a0; } a { color: var(--accent); justify-self: start; padding-block: 4px; }
`);

/** A window in which a folder can be chosen (File System Access). */
interface FolderWindow {
  readonly showDirectoryPicker?: (options: { mode: 'readwrite' }) => Promise<unknown>;
}

export interface StartScreen {
  /** Says why nothing has been opened. */
  complain(words: string): void;
  close(): void;
}

interface Starting {
  readonly speech: Speech;
  readonly site: WebSite;
  /** Opens what has been chosen; the token is kept until the tab is closed where `stays`. */
  readonly open: (home: WebHome, stays: boolean) => void;
}

/** Asks where the site is to be opened: in its repository, or in a folder of this computer. */
export function showStart({ speech, site, open }: Starting): StartScreen {
  const { host, root } = shaded('page-editor-start', startSheet);
  const { place, brand } = site;
  const token = make('input', {
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    dir: 'ltr',
    required: true,
  });
  const stays = make('input', { type: 'checkbox' });
  const complaint = makeComplaint();
  const button = make('button', { type: 'button', class: 'main', onclick: () => enter() }, speech.say('signIn'));
  const working = () => {
    complaint.textContent = '';
    status.textContent = speech.say('opening');
  };
  const enter = () => {
    if (token.value.trim() === '') return token.focus();
    working();
    open({ kind: 'forge', token: token.value.trim(), branch: branchAsked() }, stays.checked);
  };
  const status = make('p', { class: 'note', role: 'status' });
  const where = new URL(place.repository);
  token.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) enter();
  });
  const byToken = make(
    'div',
    { class: 'sign-in' },
    make('label', {}, speech.say('token'), token),
    make('p', { class: 'note' }, speech.say(TOKEN_NOTES[place.forge])),
    tokenLink(speech, place),
    make('label', { class: 'line' }, stays, speech.say('stay')),
    button,
  );
  const repository = make('bdi', { dir: 'ltr', class: 'code' }, `${where.host}${where.pathname}`);
  root.append(
    make(
      'main',
      { dir: speech.direction, lang: speech.language },
      make('h1', {}, speech.say('startTitle', { brand })),
      make('p', {}, speech.say('startNote')),
      make('p', { class: 'note' }, repository),
      ...waysIn({ speech, place, byToken }),
      folderPart({ speech, open, working, complaint }),
      status,
      complaint,
    ),
  );
  document.body.append(host);
  token.focus();
  return {
    complain(words) {
      status.textContent = '';
      complaint.textContent = words;
      token.focus();
    },
    close: () => host.remove(),
  };
}

/** What a token has to be allowed, in the words of each kind of forge. */
const TOKEN_NOTES = {
  github: 'tokenNote',
  gitlab: 'tokenNoteGitlab',
  gitea: 'tokenNoteGitea',
} as const satisfies Record<WebSite['place']['forge'], WordName>;

/** Where tokens are made; an Enterprise Server has GitHub's address for it. */
const TOKEN_PAGES = {
  github: '/settings/personal-access-tokens/new',
  gitlab: '/-/user_settings/personal_access_tokens',
  gitea: '/user/settings/applications',
} as const satisfies Record<WebSite['place']['forge'], string>;

const tokenLink = (speech: Speech, { forge, repository }: WebSite['place']): HTMLElement => {
  const { href } = new URL(TOKEN_PAGES[forge], repository);
  return make('a', { href, target: '_blank', rel: 'noopener noreferrer' }, speech.say('tokenMake'));
};

interface WaysIn extends Pick<Starting, 'speech'> {
  readonly place: WebSite['place'];
  readonly byToken: HTMLElement;
}

/** What authors know the forge by: its own name, or that of its host. */
function nameOf(forge: WebSite['place']['forge'], repository: string): string {
  const { host } = new URL(repository);
  if (forge === 'github') return 'GitHub';
  return forge === 'gitlab' ? 'GitLab' : host;
}

/** Where the site has a service that signs authors in, a token is the other way. */
function waysIn({ speech, place: { signIn, forge, repository }, byToken }: WaysIn): HTMLElement[] {
  if (signIn === undefined) return [byToken];
  const onclick = () => leadToForge(signIn);
  return [
    make(
      'button',
      { type: 'button', class: 'main', onclick },
      speech.say('signInAt', { forge: nameOf(forge, repository) }),
    ),
    make('details', {}, make('summary', {}, speech.say('token')), byToken),
  ];
}

interface FolderPart extends Pick<Starting, 'speech' | 'open'> {
  readonly working: () => void;
  readonly complaint: HTMLElement;
}

function folderPart({ speech, open, working, complaint }: FolderPart): HTMLElement {
  const { showDirectoryPicker } = window as FolderWindow;
  if (!showDirectoryPicker) return make('p', { class: 'note other' }, speech.say('noFolder'));
  const onclick = async () => {
    try {
      const folder = await showDirectoryPicker.call(window, { mode: 'readwrite' });
      working();
      open({ kind: 'folder', folder }, false);
    } catch (error) {
      // Who changes their mind is told nothing.
      if (error instanceof Error && error.name !== 'AbortError') complaint.textContent = speech.say('store-forbidden');
    }
  };
  return make('div', { class: 'other' }, make('button', { type: 'button', onclick }, speech.say('openFolder')));
}

/** A proposal that is looked at: `/edit?branch=…`. */
export const branchAsked = (): string | undefined => new URLSearchParams(location.search).get('branch') ?? undefined;
