import type { MetaInLanguage, MetaSaid } from '../../shared/page-meta.ts';
import { make, sheetOf } from '../ui/dom.ts';
import type { Speech } from '../words/words.ts';

export const previewSheet = sheetOf(`
figure { margin: 0; display: grid; gap: 6px; align-content: start; container-type: inline-size; }
figcaption { color: var(--soft); font-size: 13px; }
.result, .card { border: 1px solid var(--line); border-radius: 12px; background: #fff; color: #202124; overflow: hidden; overflow-wrap: anywhere; }
.result { padding: 14px 16px; display: grid; gap: 4px; font-family: Arial, sans-serif; }
.result .site { display: flex; gap: 10px; align-items: center; }
.result .sign { inline-size: 28px; block-size: 28px; border-radius: 50%; background: #f1f3f4; display: grid; place-items: center; overflow: hidden; flex: none; }
.result .sign img { inline-size: 18px; block-size: 18px; }
.result .brand { font-size: 14px; line-height: 1.3; } .result .path { font-size: 12px; line-height: 1.3; color: #4d5156; }
.result .heading { font-size: clamp(16px, 3.33cqi, 20px); line-height: 1.3; color: #1a0dab; }
.result .about { font-size: 14px; line-height: 1.55; color: #4d5156; }
.card img, .card .blank { display: block; inline-size: 100%; aspect-ratio: 1200 / 630; object-fit: cover; background: var(--tint); }
.card div { padding: 10px 14px 12px; display: grid; gap: 2px; }
.card .host { font-size: 12px; color: #65676b; } .card b { font-size: 16px; line-height: 1.3; }
.card .about { font-size: 14px; line-height: 1.4; color: #65676b; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
`);

/** How a page looks elsewhere in one language. */
export interface Preview {
  readonly elements: readonly HTMLElement[];
  /** Shows both texts, as a search engine cuts them and as a shared link has them. */
  show(said: MetaSaid, whole: { readonly title: string; readonly description: string }): void;
  /** Shows the picture for shared links. */
  picture(src: string | undefined): void;
}

export function makePreview(speech: Speech, { code, direction, brand, address }: MetaInLanguage): Preview {
  const { icon, host = '' } = { icon: document.querySelector<HTMLLinkElement>('link[rel=icon]'), host: address[0] };
  const own = { lang: code, dir: direction };
  const heading = make('span', { class: 'heading' });
  const about = make('span', { class: 'about' });
  const sign = make('span', { class: 'sign' }, icon ? make('img', { src: icon.href, alt: '' }) : '');
  const path = make('bdi', { class: 'path', dir: 'ltr' }, address.join(' › '));
  const site = make(
    'span',
    { class: 'site' },
    sign,
    make('span', { class: 'column' }, make('span', { class: 'brand' }, brand), path),
  );
  const title = make('b');
  const words = make('span', { class: 'about' });
  const blank = make('span', { class: 'blank' });
  const card = make('div', { class: 'card', ...own }, blank);
  card.append(make('div', {}, make('bdi', { class: 'host', dir: 'ltr' }, host), title, words));
  const figure = (name: 'inSearch' | 'asLink', shown: HTMLElement) =>
    make('figure', {}, make('figcaption', {}, speech.say(name)), shown);
  return {
    elements: [
      figure('inSearch', make('div', { class: 'result', ...own }, site, heading, about)),
      figure('asLink', card),
    ],
    show(said, whole) {
      heading.textContent = said.title;
      about.textContent = said.description;
      title.textContent = whole.title;
      words.textContent = whole.description;
    },
    picture(src) {
      card.firstElementChild?.replaceWith(src ? make('img', { src, alt: '' }) : blank);
    },
  };
}
