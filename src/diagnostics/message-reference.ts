import { type Code, topics } from './catalogue.ts';
import type { Message } from './message.ts';
import { wordingOf } from './wording.ts';

const INTRODUCTION = `# Messages

Every message of \`npm run check\` has a name, such as \`dead-link\`, and a section of that name here: what it says, why it matters, and how it is
mended. Where lines with the mistake are shown, the words are those for these lines; elsewhere words in *italics* stand for what your file has in that
place. An *error* has to be mended before the site can be built; a *warning*
does not stop anything.

Generated from \`src/diagnostics/messages\` by \`npm run reference\`.
`;

/** Blanks that are filled only now and then, so that the sentence is whole without them. */
const PASSING = /\{(suggestion|instead|orDelete|example)\}/g;

/** A blank alone in a span of code, another span, a placeholder as authors write it, a blank, a sign that Markdown obeys. */
const PIECE = /`\{(\w+)\}`|(`[^`]*`)|(\{\{(?:[^{}]|\{\w+\})*\}\})|\{(\w+)\}|[\\*_[\]<>]/g;

/** A message's words as Markdown: blanks in italics, or as bare words in what is code. */
function asMarkdown(template: string): string {
  const text = template.replace(PASSING, '').trim();
  return text.replace(PIECE, (sign, alone?: string, code?: string, placeholder?: string, blank?: string) => {
    if (code) return code.replace(/(?<!\{)\{(\w+)\}/g, (_blank, name: string) => wordsOf(name));
    if (placeholder) return `\`{{${placeholder.slice(2, -2).replace(/[{}]/g, '')}}}\``;
    const name = alone ?? blank;
    return name ? `*${wordsOf(name)}*` : `\\${sign}`;
  });
}

/** What authors call what stands in a blank, where it is not the blank's own name. */
const calls = new Map([
  ['key', 'field'],
  ['src', 'path'],
]);

const wordsOf = (name: string) => calls.get(name) ?? name;

/** Lines of an example, a character that nobody would see made visible; a fence of three marks may be part of them. */
const linesOf = (yaml: string) => `\`\`\`\`yaml\n${yaml.replaceAll('\u200b', '␣').trimEnd()}\n\`\`\`\``;

function sectionOf([code, { why, severity, fix, example }]: [code: Code, said: Message]): string {
  const { message, hint } = wordingOf({ code, details: example?.details ?? {} });
  const kind = severity === 'warning' ? 'A warning.' : 'An error.';
  const repair = fix ? ' `npm run check -- --fix` repairs it where only one repair is right.' : '';
  return [
    `### ${code}`,
    `> ${asMarkdown(message)}`,
    `**Why it matters:** ${why}`,
    `**How it is mended:** ${asMarkdown(hint)}`,
    kind + repair,
    ...(example
      ? [
          `With the mistake${example.in === 'site' ? ', in site.yaml' : ''}:`,
          linesOf(example.before),
          'As it should be:',
          linesOf(example.after),
        ]
      : []),
  ].join('\n\n');
}

/** Every message with its reason and its remedy, as `docs/messages.md` has them. */
export function messagesMarkdown(): string {
  // The keys of a topic are codes.
  const entries = Object.entries(topics).map(
    ([topic, said]) => [topic, Object.entries(said) as [Code, Message][]] as const,
  );
  const codes = entries.flatMap(([, said]) => said.map(([code]) => code));
  const index = codes.sort().map((code) => `[${code}](#${code})`);
  const sections = entries.flatMap(([topic, said]) => [`## ${topic}`, ...said.map(sectionOf)]);
  return `${[INTRODUCTION.trimEnd(), index.join(' ·\n'), ...sections].join('\n\n')}\n`;
}
