import type { AuthoredSite } from '../../schema/site.ts';
import type { Project } from '../content/project.ts';
import type { Inventory } from './shared-files.ts';

/**
 * Characters that every site needs: what visitors write in a form, and what the engine puts between words. Signs of
 * programmers are not among them: with these the file would take one round trip more.
 */
const ALWAYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0!"#%&\'()+,-./:;?@_|·–’…';

/** Goes through every page in every language and collects the characters and icons that it shows. */
export function takeInventory(project: Project, site: AuthoredSite): Inventory {
  const characters = new Set(ALWAYS);
  const add = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) return Object.values(value).forEach(add);
    for (const character of String(value ?? '')) characters.add(character);
  };
  for (const { code, label } of site.languages) {
    add(label);
    add(project.siteValue(code).value);
  }
  for (const route of project.routes())
    for (const language of project.languagesOf(route)) add(project.compile(route, language).page);
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
