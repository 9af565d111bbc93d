import { prefixOf } from '../../schema/prefix.ts';
import { type DetectionSettings, decideLanguage } from './language-decision.ts';

/**
 * Stands inline on `/` and on every known path without a language: decides one and moves on, with query and hash.
 * The history entry is replaced, so that going back does not come here again.
 */
declare const __DETECTION__: DetectionSettings & { readonly base: string };

const { base } = __DETECTION__;

void decideLanguage(__DETECTION__, {
  stored: (key) => localStorage.getItem(key),
  fetch: (...request) => fetch(...request),
  wanted: navigator.languages,
  log: (message) => console.log(message),
}).then((language) => {
  const route = location.pathname.slice(base.length).replace(/\/$|\.html$|\/index\.html$/g, '');
  location.replace(`${base}/${prefixOf(language)}${route}${location.search}${location.hash}`);
});
