import { describe, expect, test } from 'vitest';
import { addLanguage } from '../../../../../src/content/authoring/translation/add-language.ts';
import { check } from '../../../site-folder.ts';
import { SITE } from '../../../small-site.ts';

const added = (text: string, code: string, flag?: string) => {
  const made = addLanguage({ file: 'site.yaml', text }, { code, flag });
  return 'text' in made ? made.text : made.refused;
};

describe('a language is added', () => {
  test('with the fields that the others have, and what is not translated falls back', () => {
    expect(added(SITE, 'de', '/flag.svg')).toBe(
      SITE.replace(
        'numbering: latn }\ndefaultLanguage: en\n',
        `numbering: latn }
  - code: de
    label: Deutsch
    flag: /flag.svg
    direction: ltr
    locale: de_DE
    numbering: latn
defaultLanguage: en
translation: fallback
`,
      ),
    );
  });

  test('and the site is whole with it', () => {
    for (const code of ['de', 'he', 'pt-br', 'es-419', 'eo'])
      expect(check({ 'site.yaml': added(SITE, code) }).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('what a site asks of its translations stays', () => {
    const text = SITE.replace('defaultLanguage: en', 'defaultLanguage: en\ntranslation: none');
    expect(added(text, 'de')).toContain('\ntranslation: none\n');
    expect(added(text, 'de')).not.toContain('fallback');
  });
});
