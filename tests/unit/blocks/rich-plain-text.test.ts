import { expect, test } from 'vitest';
import { richPlainText } from '../../../blocks/ui/rich-plain-text.ts';
import type { RichValue } from '../../../schema/resolved.ts';
import { nothingUnfolded } from '../../../src/content/read/unfolded.ts';
import { noTexts, parseRichText } from '../../../src/content/resolve/rich-text.ts';

const rich = (markdown: string): RichValue => ({
  blocks: parseRichText(markdown, {
    finishText: (text) => text,
    finishLink: (target) => target,
    met: { marks: 0 },
    parsed: noTexts(),
    unfolded: nothingUnfolded(),
    refuse: () => {},
  }),
});

test.each([
  ['en', 'One *sentence*.', 'One sentence.'],
  ['en', 'No sign', 'No sign'],
  ['en', 'First\n\nSecond', 'First. Second'],
  ['en', 'Ours:\n\n- rye\n- oat, rolled\n- corn', 'Ours: rye; oat, rolled; corn.'],
  ['tr', 'Bizde\n\n- çavdar\n- yulaf\n\nBu kadar', 'Bizde: çavdar; yulaf. Bu kadar'],
  ['ar', 'لدينا:\n\n- شعير\n- شوفان', 'لدينا: شعير؛ شوفان.'],
  ['el', '- ψωμί\n- αλάτι', 'ψωμί· αλάτι.'],
  ['en', '- only', 'only.'],
  ['en', '1. Write to us.\n2. Send a sample\n\nThen wait.', 'Write to us. Send a sample. Then wait.'],
  ['ar', '- هل هو طازج؟\n- نعم', 'هل هو طازج؟ نعم.'],
  ['en', '- Is it (fresh?)\n- Yes', 'Is it (fresh?) Yes.'],
  ['en', '- 1.5 kg\n- 2,000 loaves', '1.5 kg; 2,000 loaves.'],
  ['en', '- grain\n  - rye\n  - oat\n- salt', 'grain: rye; oat. salt.'],
])('in %s %j reads %j', (language, markdown, text) => {
  expect(richPlainText(rich(markdown), language)).toBe(text);
});

test('words in another language than the page are joined as that language joins them', () => {
  expect(richPlainText({ ...rich('- a\n- b'), lang: 'fa' }, 'en')).toBe('a؛ b.');
});
