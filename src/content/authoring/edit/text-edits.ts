import type { Source } from '../../../diagnostics/diagnostic.ts';
import { changeText } from './change-text.ts';
import type { Change } from './edit.ts';
import { removeLanguage, setLanguage } from './languages.ts';
import { type EditedPath, wayTo } from './value-path.ts';

/** A text in one language, as it was and as it is to be; undefined where the language has none. */
export interface TextEdit {
  readonly path: EditedPath;
  readonly language: string;
  readonly was: string | undefined;
  readonly to: string | undefined;
}

/** The languages of a site, in their order. */
export interface LanguageCodes {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

/** The edits that make a change of a text. */
export function textChange(source: Source, { path, language, was, to }: TextEdit, site: LanguageCodes): Change {
  if (to === undefined) return removeLanguage(source, path, language);
  if (was === undefined) return setLanguage(source, path, { ...site, language, text: to });
  return changeText(source, wayTo(source, path, language), to);
}
