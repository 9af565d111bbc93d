import { readFileSync } from 'node:fs';

/** A fenced block of the tutorial: what it is in, what stands behind that, and its text. */
export interface Fence {
  readonly kind: string;
  readonly about: readonly string[];
  readonly text: string;
}

/** The fenced blocks of a text in Markdown, from top to bottom. */
export const fencesOf = (file: string): Fence[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\w+)([^\n]*)\n(.*?)^```$/gms)].map(
    ([, kind = '', about = '', text = '']) => ({ kind, about: about.trim().split(/\s+/).filter(Boolean), text }),
  );

/** A YAML file with what stands at one of its first-level keys replaced, or added at its end. */
export function withPart(file: string, key: string, part: string): string {
  const lines = file.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (start < 0) return `${file.trimEnd()}\n\n${part}`;
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line));
  const end = length < 0 ? lines.length : start + 1 + length;
  return [...lines.slice(0, start), part, ...lines.slice(end)].join('\n');
}
