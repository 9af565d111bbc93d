import { expect, test } from 'vitest';
import { printed } from '../../../src/diagnostics/as-json.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { ALL } from '../../all.ts';
import { corpus } from './corpus.ts';
import { brief, wantedOf } from './findings.ts';
import type { Mistake } from './mistake.ts';
import { copySite } from './real-site.ts';
import { roundsTogether, withMistakes } from './rounds.ts';

const root = copySite();
const clean = openFolder(root);
clean.check();

const isPartial = ({ file }: Mistake) => /\/_[^/]*$/.test(file);
/** What cannot be known of a section, a fact or a title before every file that may have or use it can be read. */
const needsAllFiles = (mistake: Mistake) =>
  ['dead-anchor', 'duplicate-title', 'template-replaced', 'unused-fact', 'unused-partial', 'renamed-key'].includes(
    mistake.code,
  ) || // The facts of a partial may be those of the page that uses it.
  (isPartial(mistake) && mistake.code === 'missing-fact');
/** Regions stand in site.yaml, behind most of its mistakes. */
const needsSite = ({ code }: Mistake) => code === 'unknown-region';
/** Languages and facts too: what is judged by these can be told only where they can be read. */
const judgedBy: Partial<Record<Mistake['code'], 'languages' | 'facts'>> = {
  'missing-translation': 'languages',
  // Words are read in the languages that the site has.
  'leftover-text': 'languages',
  'garbled-text': 'languages',
  'doubled-word': 'languages',
  'doubled-sentence': 'languages',
  'empty-title': 'languages',
  'bad-placeholder': 'facts',
  'fact-not-date': 'facts',
  'missing-fact': 'facts',
  'other-language': 'languages',
  // How long a text is depends on what its placeholders become.
  'long-description': 'facts',
  'long-title': 'facts',
  'short-description': 'facts',
};

const hidden = (mistakes: readonly Mistake[]) => {
  const wanted = mistakes.map((mistake) => [mistake, wantedOf(root, mistake)] as const);
  return withMistakes(root, mistakes, () => {
    const project = clean.refresh(new Set(mistakes.map(({ file }) => file)));
    const said = new Set(project.check().map((each) => brief(printed(each))));
    const { unclear } = project.siteFile.known;
    return wanted.flatMap(([{ file, code }, place]) => {
      const base = judgedBy[code];
      const isOpen = file !== 'site.yaml' && base !== undefined && unclear.has(base);
      return isOpen || said.has(place) ? [] : [place];
    });
  });
};

// The last of these has the mistakes of the other two as well, with more beside each.
test.runIf(ALL)(
  'mistakes in pages are all reported in one run, one in each file',
  () => {
    const mistakes = corpus.filter((each) => each.file !== 'site.yaml' && !isPartial(each) && !needsAllFiles(each));
    expect(roundsTogether(mistakes).flatMap(hidden)).toEqual([]);
  },
  300_000,
);

test.runIf(ALL)(
  'mistakes in partials and templates are all reported in one run, one in each file',
  () => {
    expect(roundsTogether(corpus.filter((each) => isPartial(each) && !needsAllFiles(each))).flatMap(hidden)).toEqual(
      [],
    );
  },
  300_000,
);

// The first rounds have the most mistakes beside each other: those of all files, of every kind.
test('mistakes in pages, partials and site.yaml are all reported in one run, one in each file', () => {
  const together = roundsTogether(corpus.filter((each) => !needsAllFiles(each) && !needsSite(each)));
  expect(together.slice(0, ALL ? undefined : 15).flatMap(hidden)).toEqual([]);
});
