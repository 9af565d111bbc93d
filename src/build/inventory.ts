import type { AuthoredSite } from '../../schema/site.ts';
import type { Project } from '../content/project.ts';
import type { Inventory } from './shared-files.ts';

/** Characters that every site needs: ASCII, and what the engine puts between words. */
const ALWAYS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  '\u00a0',
  '·',
  '–',
  '’',
  '…',
];

/** Goes through every page in every language and collects the characters and icons that it shows. */
export function takeInventory(project: Project, site: AuthoredSite): Inventory {
  const characters = new Set(ALWAYS);
  const add = (text: string) => {
    for (const character of text) characters.add(character);
  };
  for (const { code, label } of site.languages) {
    add(label);
    add(JSON.stringify(project.siteValue(code).value));
  }
  for (const route of project.routes())
    for (const language of project.languagesOf(route)) add(JSON.stringify(project.compile(route, language).page ?? ''));
  return { characters: withCases(characters, site), icons: project.usedIcons };
}

/** CSS and components may change the case of a text, by the rules of its language. */
function withCases(characters: ReadonlySet<string>, { languages }: AuthoredSite): ReadonlySet<string> {
  const all = new Set(characters);
  for (const character of characters)
    for (const { code } of languages)
      for (const other of [character.toLocaleUpperCase(code), character.toLocaleLowerCase(code)])
        for (const part of other) all.add(part);
  return all;
}
