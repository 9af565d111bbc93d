import { asRichWords } from '../../../../schema/plain-text.ts';
import type { FileChange } from '../../../content/authoring/edit/put-files.ts';
import { replaceTexts, textsIn, type WrittenText, wordReplacer } from '../../../content/authoring/replace-words.ts';
import { possible } from '../../../content/written/control-characters.ts';
import type { Asked } from '../../shared/editor-api.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import type { TextSearch, TextsFound, TextsReplaced } from '../../shared/replace.ts';
import { placeInfoOf, wayInFile } from '../changes/place-info.ts';
import type { DeskContext } from '../desk-part.ts';
import { NOT_THERE, refused } from '../refused.ts';
import type { FileText } from '../session.ts';

/** Texts that are shown at once; whoever has replaced words in them is shown the others. */
const SHOWN = 200;

/** The texts of a language in which words are found, with what they would become. */
export function findTexts(
  { site: { project } }: DeskContext,
  { languages, to, ...search }: TextSearch & Asked,
): TextsFound {
  const plain = possible(to);
  const replaced = wordReplacer(search, { plain, rich: asRichWords(plain) });
  const found = textsIn(project, search.language).flatMap((text) => {
    const becomes = replaced(text.text, text.isRich);
    return becomes === undefined ? [] : [{ text, becomes }];
  });
  const placeOf = placeInfoOf(project, languages);
  return {
    places: found.slice(0, SHOWN).map(({ text: { key, source, path, under, plural, text }, becomes }) => ({
      ...{ key, inAll: under === 'all', was: text, to: becomes },
      place: placeOf(source, [
        ...path,
        ...(under === 'default' ? [] : [under]),
        ...(plural === undefined ? [] : [plural]),
      ]),
    })),
    more: Math.max(0, found.length - SHOWN),
  };
}

/** Replaces words in the texts that were chosen: all of them or, where one says something else meanwhile, none. */
export function replaceWords(context: DeskContext, { find, to, language, texts }: TextsReplaced): ChangeOutcome {
  const { session, languages, site } = context;
  const known = new Map(textsIn(site.project, language).map((text) => [text.key, text]));
  const byFile = new Map<string, { readonly own: WrittenText; readonly was: string; readonly to: string }[]>();
  for (const { key, was, to } of texts) {
    const own = known.get(key);
    if (!own) return NOT_THERE;
    if (to.trim() === '') return refused('empty');
    const file = own.source.file;
    byFile.set(file, [...(byFile.get(file) ?? []), { own, was, to }]);
  }
  const changes: FileChange[] = [];
  const edits: FileText[] = [];
  for (const [file, all] of byFile) {
    const source = session.read(file);
    if (!source) return NOT_THERE;
    const wanted = all.map(({ own: { path, under, plural }, was, to }) => ({ path, under, plural, was, to }));
    const made = replaceTexts(source, wanted, languages());
    if ('refused' in made) return refused(made.refused);
    changes.push({ file, before: source.text, after: made.text });
    for (const { path, under, plural, was, to } of wanted)
      if (plural === undefined) edits.push({ file, path, what: wayInFile(source, path), language: under, was, to });
  }
  const [first, ...also] = changes;
  if (!first) return refused('nothing');
  // What has a form for each kind of number is merged line by line.
  const merged = edits.length === texts.length ? { texts: edits } : {};
  const { label } = site.project.siteFile.known.languages.find(({ code }) => code === language) ?? {};
  const said = { what: ['replaceTexts'], was: find, to, language: label, isEverywhere: true } as const;
  return session.put({ ...first, also, ...merged, ...said });
}
