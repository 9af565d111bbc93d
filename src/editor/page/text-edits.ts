import { changeText } from '../../content/authoring/edit/change-text.ts';
import { applyEdits, type Change } from '../../content/authoring/edit/edit.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { type ValuePath, wayTo } from './value-path.ts';

/** A text in one language, as it was and as it is to be; undefined where the language has none. */
export interface TextEdit {
  readonly path: ValuePath;
  readonly language: string;
  readonly was: string | undefined;
  readonly to: string | undefined;
}

/** The file's text with one of its texts changed, or why that is not done. */
export function changedText(source: Source, edit: TextEdit): { readonly text: string } | { readonly refused: string } {
  const change = changeOf(source, edit);
  return 'edits' in change ? { text: applyEdits(source.text, change.edits) } : change;
}

function changeOf(source: Source, { path, language, was, to }: TextEdit): Change {
  if (was !== undefined && to !== undefined) return changeText(source, wayTo(source.text, path, language), to);
  return { refused: 'edit-not-there' };
}
