/**
 * Takes what visitors write into a form and sends it as an e-mail, with their files: a form service of one's own. Any host of
 * functions that answers a Request with a Response runs it: Cloudflare Workers as it is, Deno Deploy with
 * `Deno.serve((request) => worker.fetch(request, Deno.env.toObject()))`. It keeps nothing.
 *
 * Settings: SITE (`https://www.example.com`), TO and FROM (e-mail addresses), THANKS (the path of a page for visitors without
 * JavaScript), and RESEND_KEY, a key of the mail service resend.com. Another mail service takes the same in other words.
 */
const MAIL = 'https://api.resend.com/emails';

/** What a mail service takes with one e-mail, in bytes. */
const MOST = 25_000_000;

const worker = {
  async fetch(request, settings, ask = fetch) {
    const { SITE, THANKS } = settings;
    const headers = { 'Access-Control-Allow-Origin': SITE, Vary: 'Origin' };
    if (request.headers.get('origin') !== SITE) return new Response(null, { status: 403 });
    if (request.method !== 'POST') return new Response(null, { status: 405, headers });
    if (Number(request.headers.get('content-length') ?? MOST + 1) > MOST)
      return new Response(null, { status: 413, headers });
    const form = await request.formData().catch(() => undefined);
    if (!form) return new Response(null, { status: 400, headers });
    // No visitor sees this field; who fills it in is no visitor, and is told that all is well.
    const isSent = form.get('_website') !== '' || (await ask(MAIL, await mailOf(form, settings))).ok;
    if (!isSent) return new Response(null, { status: 502, headers });
    const isScript = request.headers.get('accept') === 'application/json';
    if (isScript) return new Response(null, { status: 204, headers });
    return new Response(null, { status: 303, headers: { Location: SITE + THANKS } });
  },
};
export default worker;

/** The e-mail of a form: a line for each answer, under the field's name, and the files. */
async function mailOf(form, { TO, FROM, RESEND_KEY }) {
  const filled = [...form].filter(([name, value]) => name !== '_website' && (value.size ?? value.trim()));
  const lines = filled.filter(([, value]) => typeof value === 'string').map(([name, value]) => `${name}: ${value}`);
  const files = filled.map(([, value]) => value).filter((value) => typeof value !== 'string');
  const attachments = await Promise.all(
    files.map(async (file) => ({ filename: file.name, content: base64(new Uint8Array(await file.arrayBuffer())) })),
  );
  const email = form.get('email') || undefined;
  const message = { from: FROM, to: [TO], subject: 'Form', text: lines.join('\n'), attachments, reply_to: email };
  const headers = { Authorization: `Bearer ${RESEND_KEY}`, 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(message) };
}

const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
