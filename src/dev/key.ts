import type { IncomingMessage, ServerResponse } from 'node:http';
import { catalogueFor, type catalogues, isCatalogueName } from '../diagnostics/wording.ts';
import { cspHash } from '../hosts/headers.ts';
import { isSecret } from './door.ts';

interface KeyWords {
  readonly title: string;
  /** Paragraphs, as HTML. */
  readonly text: readonly string[];
}

/** What is said to whoever opens a page of the authors' server without its key. */
const keyWords: Readonly<Record<keyof typeof catalogues, KeyWords>> = {
  en: {
    title: 'Open the address that the server has printed',
    text: [
      'Only whoever has started the authors’ server may see and change this site. The server knows you by the address that it prints at its start, which has <code dir="ltr">?key=</code> in it.',
      'Open that address once in this browser. If the server has been started anew since then, take the newest one. Tabs that are open already come back by themselves.',
    ],
  },
  tr: {
    title: 'Sunucunun yazdığı adresi açın',
    text: [
      'Bu siteyi yalnızca yazar sunucusunu başlatan kişi görebilir ve değiştirebilir. Sunucu sizi, başlarken yazdığı ve içinde <code dir="ltr">?key=</code> geçen adresten tanır.',
      'O adresi bu tarayıcıda bir kez açın. Sunucu sonradan yeniden başlatıldıysa en son yazdığı adresi kullanın. Açık olan sekmeler kendiliğinden geri gelir.',
    ],
  },
  ar: {
    title: 'افتح العنوان الذي كتبه الخادم',
    text: [
      'لا يرى هذا الموقع ولا يغيّره إلا من شغّل خادم المؤلفين. ويعرفك الخادم من العنوان الذي يكتبه عند بدء تشغيله، وفيه <code dir="ltr">?key=</code>.',
      'افتح ذلك العنوان مرة واحدة في هذا المتصفح. وإذا أُعيد تشغيل الخادم بعد ذلك فاستعمل أحدث عنوان كتبه. أما علامات التبويب المفتوحة فتعود من تلقاء نفسها.',
    ],
  },
};

/** The part of the printed address that holds the key. */
const PARAMETER = 'key';

/** An address as it is printed: whoever opens it may use the server. */
export function withKey(address: string, key: string): string {
  const url = new URL(address);
  url.searchParams.set(PARAMETER, key);
  return url.href;
}

/** Browsers give the cookies of a host to all of its ports. */
const cookieOf = ({ socket }: Pick<IncomingMessage, 'socket'>) => `pages-as-data-${socket.localPort}`;

/** True of a request from a browser in which the printed address was opened. */
export function holdsKey(request: IncomingMessage, key: string): boolean {
  const name = cookieOf(request);
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  return cookies.some((each) => each.startsWith(`${name}=`) && isSecret(each.slice(name.length + 1), key));
}

/** Where a printed address leads without its key; undefined for one that has not this key. */
export function keyless({ pathname, searchParams }: URL, key: string): string | undefined {
  if (!isSecret(searchParams.get(PARAMETER) ?? '', key)) return undefined;
  const rest = new URLSearchParams([...searchParams].filter(([name]) => name !== PARAMETER)).toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/** Takes the key over into the browser, out of sight of scripts, of other sites and of the addresses that are kept. */
export function takeKey(request: IncomingMessage, response: ServerResponse, key: string, to: string): void {
  const cookie = `${cookieOf(request)}=${key}; Path=/; HttpOnly; SameSite=Strict`;
  response.writeHead(303, { Location: to, 'Set-Cookie': cookie }).end();
}

/**
 * A browser that has the key may come without it: by a link of another site, or in a tab that is older than the server.
 * Then the page asks once more, as this server's own, and when it is looked at again.
 */
const AGAIN = `const again = () => fetch(location.href, { cache: 'no-store' }).then(
  ({ status }) => status !== 403 && location.replace(location.href.replace(/#.*/, '')),
  () => {},
);
addEventListener('focus', again);
again();`;

const STYLE =
  'body{max-inline-size:40rem;margin:15vh auto;padding-inline:1.5rem;font:18px/1.6 system-ui,sans-serif;color:CanvasText;background:Canvas}h1{font-size:1.5rem;line-height:1.3}:root{color-scheme:light dark}';

/** Answers whoever has no key: a page in plain words for people, a sentence for programs. */
export function askForKey({ headers }: IncomingMessage, response: ServerResponse): void {
  const { language, rightToLeft } = catalogueFor(headers['accept-language'] ?? 'en');
  const { title, text } = keyWords[isCatalogueName(language) ? language : 'en'];
  const isPage = headers.accept?.includes('text/html');
  const html = `<!doctype html><html lang="${language}" dir="${rightToLeft ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${text.map((each) => `<p>${each}</p>`).join('')}<script>${AGAIN}</script></body></html>`;
  response
    .writeHead(403, {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src ${cspHash(AGAIN)}; style-src ${cspHash(STYLE)}; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .end(isPage ? html : title);
}
