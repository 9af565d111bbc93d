import { describe, expect, test } from 'vitest';
import { filesOver } from '../../../src/content/files/files-over.ts';
import { folderFiles } from '../../../src/disk/folder-files.ts';
import { openFiles } from '../site-folder.ts';
import { engine } from '../source-files.ts';

const site = folderFiles(engine);

/** All words of the site's pages in a language, were all of its plain figures this one. */
function wordsWith(number: number, language: string): string {
  const figures = /^( {2}(?:liveDays|replyHours|consultMinutes|weeksTo): )\d+$/gm;
  const changed = site.text('site.yaml')?.replace(figures, `$1${number}`);
  const project = openFiles(filesOver(site, { 'site.yaml': changed }));
  const values = project.routes().map((route) => project.compile(route, language).page);
  return JSON.stringify([values, project.siteValue(language).value]).replaceAll(
    /"?,?\{"text":"([^"]*)","isolate":true\},?"?/g,
    '$1',
  );
}

/** The words of each language after a figure, and those of them that are right after each number. */
const nouns: Readonly<Record<string, { readonly all: string; readonly right: Readonly<Record<number, string>> }>> = {
  en: {
    all: 'days?|weeks?|hours?|minutes?',
    right: { 1: 'day|week|hour|minute', ...all('days|weeks|hours|minutes', [2, 3, 10, 11, 100]) },
  },
  tr: { all: 'günler|haftalar|saatler|dakikalar', right: all('', [1, 2, 3, 10, 11, 100]) },
  ar: {
    all: 'يوم|يومين|يومان|أيام|يومًا|أسبوع|أسبوعين|أسبوعان|أسابيع|أسبوعًا|ساعة|ساعتين|ساعتان|ساعات|دقيقة|دقيقتين|دقيقتان|دقائق',
    right: {
      ...all('', [1, 2]),
      ...all('أيام|أسابيع|ساعات|دقائق', [3, 10]),
      ...all('يومًا|أسبوعًا|ساعة|دقيقة', [11]),
      ...all('يوم|أسبوع|ساعة|دقيقة', [100]),
    },
  },
};

function all(words: string, numbers: readonly number[]): Record<number, string> {
  return Object.fromEntries(numbers.map((number) => [number, words]));
}

describe.each(['en', 'tr', 'ar'])('in %s the site reads right', (language) => {
  test.each([1, 2, 3, 10, 11, 100])('were its figures %i', (number) => {
    const words = wordsWith(number, language);
    const { all: known = '', right = {} } = nouns[language] ?? {};
    const after = new RegExp(`(?<![\\p{N}.,/–-])${number} (${known})(?![\\p{L}\\p{M}])`, 'gu');
    const allowed = new Set((right[number] ?? '').split('|'));
    const found = [...words.matchAll(after)].map(([, word = '']) => word);
    expect(found.filter((word) => !allowed.has(word))).toEqual([]);
    if (language === 'en' || (language === 'ar' && number > 2)) expect(found.length).toBeGreaterThan(15);
    if (language === 'ar' && number === 1) expect(words).toContain('خلال ساعة واحدة');
    if (language === 'ar' && number === 2) expect(words).toContain('خلال ساعتين');
  });
});
