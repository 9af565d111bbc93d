import { asCode, customsOf, languageCode, localeField } from '../../../../schema/language.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { isMapping } from '../../written/mapping.ts';
import { applyEdits, type Change } from '../edit/edit.ts';
import { putField } from '../edit/field-edits.ts';
import { addEntry } from '../edit/list-edits.ts';
import { saidAt } from '../edit/reading.ts';

/** True of what can be a language's code. */
export const isLanguageCode = (code: string): boolean => languageCode.safeParse(code).success;

/** A language's name in that language, as it begins a line. */
export function languageName(code: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return first.toLocaleUpperCase(code) + rest.join('');
}

/** The fields of site.yaml that what is asked of translations stands behind. */
const BEFORE = ['engine', 'url', 'https', 'languages', 'defaultLanguage', 'translation'];

interface NewLanguage {
  readonly code: string;
  /** The flag's address, where `public/` has its file. */
  readonly flag: string | undefined;
}

/**
 * site.yaml with one more language, the last of its list, written with the fields that the others have. What is not translated
 * yet is shown in the default language; a site that says what is asked of its translations keeps that.
 */
export function addLanguage(
  source: Source,
  { code: written, flag }: NewLanguage,
): { readonly text: string } | Extract<Change, { refused: unknown }> {
  const code = asCode(written);
  const said = saidAt(source, ['languages']);
  const entries = Array.isArray(said) ? said.filter(isMapping) : [];
  const has = (name: string) => entries.some((entry) => entry[name] !== undefined);
  const { direction, locale, numbering } = customsOf(code);
  const value = {
    ...{ code, label: languageName(code) },
    ...(flag !== undefined && { flag }),
    ...(has('direction') && { direction }),
    ...(has('locale') && localeField(locale)),
    ...(has('numbering') && { numbering }),
  };
  const added = addEntry(source, ['languages'], { at: entries.length, value });
  if ('refused' in added) return added;
  const now = { file: source.file, text: applyEdits(source.text, added.edits) };
  if (saidAt(source, ['translation']) !== undefined) return now;
  const falling = putField(now, [], { key: 'translation', value: 'fallback', order: BEFORE });
  return 'refused' in falling ? falling : { text: applyEdits(now.text, falling.edits) };
}
