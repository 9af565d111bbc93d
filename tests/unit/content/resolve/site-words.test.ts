import { describe, expect, test } from 'vitest';
import { briefs, openSite } from '../../site-folder.ts';
import { SITE } from '../../small-site.ts';

const withWords = (words: string) => ({ 'site.yaml': `${SITE}words:\n${words}` });

describe('words of the site', () => {
  test('are finished in each language, with facts filled in', () => {
    const site = withWords('  slogan: { en: "Since {{year}}", tr: "{{year}} yılından beri", ar: "منذ {{year}}" }\n');
    const facts = site['site.yaml'].replace('facts: {}', 'facts: { year: { all: "1998" } }');
    const project = openSite({ 'site.yaml': facts });
    expect(project.siteValue('tr').value.words).toEqual({ slogan: '1998 yılından beri' });
  });

  test('are checked like all texts: a language, a fact and a letter that is not there is told', () => {
    const told = (words: string) => briefs(withWords(words)).map((brief) => brief.replace(/^site\.yaml:\d+:/, ''));
    expect(told('  slogan: { en: A, tr: B, arr: C }\n')).toEqual(['27 unknown-language']);
    expect(told('  slogan: { all: "{{nothing}}" }\n')).toEqual(['19 missing-fact']);
    expect(told('  slogan: { all: "Open 𐎀" }\n')).toEqual(['18 letter-without-font']);
  });
});
