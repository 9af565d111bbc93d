/**
 * Takes what visitors write into a form and sends it as an e-mail, with their files: a form service of one's own. Any host of
 * functions that answers a Request with a Response runs it: Cloudflare Workers as it is, Deno Deploy with
 * `Deno.serve((request) => worker.fetch(request, Deno.env.toObject()))`. It keeps nothing.
 *
 * Settings: SITE (`https://www.example.com`), TO and FROM (e-mail addresses), THANKS (the path of a page for visitors without
 * JavaScript), and RESEND_KEY, a key of the mail service resend.com. Another mail service takes the same in other words.
 * With TOKEN_KEY, forty letters or more that nobody can guess, it signs tokens for forms that have `token: true`.
 */
const MAIL = 'https://api.resend.com/emails';

/** Milliseconds between the first letter and the button: nobody is quicker, and a page that is open for longer was left. */
const [SOONEST, LATEST] = [2_000, 86_400_000];

/** What a mail service takes with one e-mail, in bytes. */
const MOST = 25_000_000;

const worker = {
  async fetch(request, settings) {
    const { SITE, THANKS, TOKEN_KEY } = settings;
    const headers = { 'Access-Control-Allow-Origin': SITE, Vary: 'Origin' };
    // Browsers name no origin where they only ask, and the site is their own.
    const asks = request.method === 'GET' && TOKEN_KEY;
    if ((request.headers.get('origin') ?? (asks && SITE)) !== SITE) return new Response(null, { status: 403 });
    if (asks)
      return new Response(await tokenOf(Date.now(), TOKEN_KEY), {
        headers: { ...headers, 'Cache-Control': 'no-store' },
      });
    if (request.method !== 'POST') return new Response(null, { status: 405, headers });
    if (Number(request.headers.get('content-length') ?? MOST + 1) > MOST)
      return new Response(null, { status: 413, headers });
    const form = await request.formData().catch(() => undefined);
    if (!form) return new Response(null, { status: 400, headers });
    const signature = TOKEN_KEY ? await judge(form.get('_token'), TOKEN_KEY) : 'signed';
    // No visitor sees this field, or signs by himself; who does is no visitor, and is told that all is well.
    const isRobot = form.get('_website') !== '' || signature === 'forged';
    const isSent = isRobot || (await fetch(MAIL, await mailOf(form, signature, settings))).ok;
    if (!isSent) return new Response(null, { status: 502, headers });
    const isScript = request.headers.get('accept') === 'application/json';
    if (isScript) return new Response(null, { status: 204, headers });
    return new Response(null, { status: 303, headers: { Location: SITE + THANKS } });
  },
};
export default worker;

/** A moment and its signature. */
async function tokenOf(time, key) {
  const signed = await crypto.subtle.sign('HMAC', await keyOf(key), encode(`${time}`));
  return `${time}.${base64(new Uint8Array(signed))}`;
}

const encode = (text) => new TextEncoder().encode(text);
const keyOf = (key) =>
  crypto.subtle.importKey('raw', encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/**
 * `signed`, `forged`, or `unsigned`: without JavaScript nobody asks for a token, and a browser that fills all in by itself is
 * quick. Such an e-mail comes too, with its subject to tell it by.
 */
async function judge(token, key) {
  if (typeof token !== 'string' || token === '') return 'unsigned';
  const [time, signature = ''] = token.split('.');
  if (!/^[A-Za-z\d+/]{43}=$/.test(signature)) return 'forged';
  const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
  if (!(await crypto.subtle.verify('HMAC', await keyOf(key), bytes, encode(time)))) return 'forged';
  const age = Date.now() - Number(time);
  return age >= SOONEST && age <= LATEST ? 'signed' : 'unsigned';
}

/** The e-mail of a form: a line for each answer, under the field's name, and the files. */
async function mailOf(form, signature, { TO, FROM, RESEND_KEY }) {
  // What begins so is no answer.
  const filled = [...form].filter(([name, value]) => !name.startsWith('_') && (value.size ?? value.trim()));
  const lines = filled.filter(([, value]) => typeof value === 'string').map(([name, value]) => `${name}: ${value}`);
  const files = filled.map(([, value]) => value).filter((value) => typeof value !== 'string');
  const attachments = await Promise.all(
    files.map(async (file) => ({ filename: file.name, content: base64(new Uint8Array(await file.arrayBuffer())) })),
  );
  const email = form.get('email') || undefined;
  const subject = signature === 'signed' ? 'Form' : 'Form (unsigned)';
  const message = { from: FROM, to: [TO], subject, text: lines.join('\n'), attachments, reply_to: email };
  const headers = { Authorization: `Bearer ${RESEND_KEY}`, 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(message) };
}

const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
