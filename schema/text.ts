import { z } from 'zod';
import { byCode } from './language.ts';
import { type Entry, type RichText, refuse, type Text } from './leaf.ts';

type Ctx = z.core.$RefinementCtx<unknown>;

function byLanguage(value: unknown, ctx: Ctx, kind: 'text' | 'entry' = 'text'): Record<string, string> {
  if (value === undefined) return refuse(ctx, 'missing-field');
  if (value === null || value === '') return refuse(ctx, 'empty-value');
  if (typeof value === 'string') return { default: value };
  if (typeof value !== 'object' || Array.isArray(value)) return refuse(ctx, 'expected-text');
  const by = value as Record<string, unknown>;
  const languages = Object.keys(by);
  if (languages.length === 0) return refuse(ctx, 'empty-value');
  for (const language of languages) {
    const text = by[language];
    if (text === null || text === '') return refuse(ctx, 'empty-value', [language]);
    if (languages.length === 1 && isByLanguage(text)) return refuse(ctx, 'name-above-languages', [language]);
    if (typeof text !== 'string' && !isCode(language)) return refuse(ctx, 'text-has-no-fields', [language], { kind });
    if (typeof text !== 'string') return refuse(ctx, 'expected-single-text', [language]);
  }
  return byCode(by as Record<string, string>);
}

/** True of what may be the code of a language, however it is written; `all` stands for every language. */
const isCode = (name: string) => /^(?:all|[a-z]{2,3}(?:-\w+)?)$/i.test(name);

/** True of texts below the codes of languages. */
const isByLanguage = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, text]) => isCode(name) && typeof text === 'string');

/** A text: `{ en: …, tr: … }`, `{ all: … }` for every language, or a plain string in the default language. */
export const text = () =>
  z
    .unknown()
    .transform((value, ctx): Text => ({ $leaf: 'text', by: byLanguage(value, ctx) }))
    .meta({ kind: 'text' });

/** A text with emphasis, links, paragraphs and lists, written in a small part of Markdown. */
export const richText = () =>
  z
    .unknown()
    .transform((value, ctx): RichText => ({ $leaf: 'rich', by: byLanguage(value, ctx) }))
    .meta({ kind: 'rich' });

/** A text of the form 'heading – detail'; it is split at the first dash that stands between spaces. */
export const entry = () =>
  z
    .unknown()
    .transform((value, ctx): Entry => ({ $leaf: 'entry', by: byLanguage(value, ctx, 'entry') }))
    .meta({ kind: 'entry' });

/** A text that is the main heading of its page: a page has one block with such a field. */
export const mainHeading = () => text().meta({ heading: 'page' });
