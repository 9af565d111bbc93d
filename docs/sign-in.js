/**
 * Signs authors of a site in at GitHub, for the page editor of the published site (`signIn` below `editor:` in site.yaml). It
 * keeps nothing, and knows nothing of the site but its address. Any host of functions that answers a Request with a Response
 * runs it: Cloudflare Workers as it is, Deno Deploy with `Deno.serve((request) => worker.fetch(request, Deno.env.toObject()))`.
 *
 * Settings: GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET of an OAuth app or a GitHub App, and EDITOR, the editor's whole
 * address (`https://www.example.com/edit`), which is the app's callback address too.
 */
const AUTHORIZE = 'https://github.com/login/oauth/authorize';
const EXCHANGE = 'https://github.com/login/oauth/access_token';

const worker = {
  async fetch(request, settings) {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'GET' && pathname.endsWith('/start')) return toGitHub(searchParams.get('state'), settings);
    if (!pathname.endsWith('/token')) return new Response(null, { status: 404 });
    if (request.headers.get('origin') !== new URL(settings.EDITOR).origin) return new Response(null, { status: 403 });
    if (request.method === 'OPTIONS') return answer(204, undefined, settings);
    if (request.method !== 'POST') return answer(405, {}, settings);
    const asked = await request.json().catch(() => undefined);
    const code = asked?.code;
    if (typeof code !== 'string' || !/^[\w-]{1,200}$/.test(code)) return answer(400, {}, settings);
    const token = await exchanged(code, settings);
    return token === undefined ? answer(401, {}, settings) : answer(200, { token }, settings);
  },
};
export default worker;

/** To GitHub's own page, where the author says yes; from there it goes back to the editor with a code. */
function toGitHub(state, { GITHUB_CLIENT_ID, EDITOR }) {
  if (!/^[\w-]{16,200}$/.test(state ?? '')) return new Response(null, { status: 400 });
  const to = new URL(AUTHORIZE);
  to.search = new URLSearchParams({ client_id: GITHUB_CLIENT_ID, redirect_uri: EDITOR, scope: 'repo', state });
  return new Response(null, { status: 302, headers: { Location: to.href, 'Cache-Control': 'no-store' } });
}

/** The token for a code, which GitHub gives once and to whoever knows the secret only. */
async function exchanged(code, { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, EDITOR }) {
  const asked = { client_id: GITHUB_CLIENT_ID, client_secret: GITHUB_CLIENT_SECRET, redirect_uri: EDITOR, code };
  const response = await fetch(EXCHANGE, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const { access_token: token } = response.ok ? await response.json() : {};
  return typeof token === 'string' ? token : undefined;
}

/** An answer for the editor's own origin, which nobody keeps. */
const answer = (status, body, { EDITOR }) =>
  new Response(body && JSON.stringify(body), {
    status,
    headers: {
      'Access-Control-Allow-Origin': new URL(EDITOR).origin,
      'Access-Control-Allow-Headers': 'Content-Type',
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json',
      Vary: 'Origin',
    },
  });
