import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Calculator } from '../../../blocks/costs/Calculator.tsx';
import { CostsBlock } from '../../../blocks/costs/Costs.tsx';
import { SurroundingsProvider } from '../../../blocks/ui/context.tsx';
import { brief, check } from '../site-folder.ts';
import { page } from '../small-site.ts';
import { surroundings } from './surroundings.ts';

const sum = (name: string) => ({ name, detail: `What ${name} is` });
const block = {
  type: 'costs',
  title: 'A loaf',
  currencies: ['EUR', 'TRY'],
  price: sum('Price'),
  parts: [
    { ...sum('Tax'), kind: 'percent' },
    { ...sum('Van'), kind: 'amount' },
  ],
  payout: sum('Till'),
  unscaled: 'Not to scale',
  deficit: 'Missing:',
  unreadable: 'Figures, please',
} as const;
const markup = (Shown: typeof CostsBlock | typeof Calculator) =>
  renderToStaticMarkup(
    <SurroundingsProvider value={surroundings}>
      <Shown block={block} />
    </SurroundingsProvider>,
  );
const words = (html: string) =>
  html
    .replace(/.*<div class="costs/s, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|');

test('before the program comes there is an explained list, and nothing to operate', () => {
  const html = markup(CostsBlock);
  expect(html).not.toMatch(/<(?:input|select|button|label)/);
  expect(/<ul>.*<\/ul>/s.exec(html)?.[0].replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
    "<ul>
    <li class="price">
    <div>
    <strong>Price</strong>
    <p>What Price is</p>
    <div class="choice">
    <span class="hide">currency</span>
    <span>EUR</span>
    <span>TRY</span>
    </div>
    </div>
    <div>
    </div>
    </li>
    <li class="percent">
    <div>
    <i aria-hidden="true" class="shade-1">1</i>
    <strong>Tax</strong>
    <p>What Tax is</p>
    </div>
    <div>
    </div>
    </li>
    <li class="amount">
    <div>
    <i aria-hidden="true" class="shade-2">2</i>
    <strong>Van</strong>
    <p>What Van is</p>
    </div>
    <div>
    </div>
    </li>
    <li class="sum">
    <div>
    <i aria-hidden="true" class="rest">
    </i>
    <strong>Till</strong>
    <p>What Till is</p>
    </div>
    <div>
    </div>
    </li>
    </ul>"
  `);
});

test('the calculator adds fields to the same words, and every field is empty', () => {
  const html = markup(Calculator);
  expect(words(html).replace(' live', '')).toBe(words(markup(CostsBlock)));
  const fields = [...html.matchAll(/<input[^>]*class="money"[^>]*>/g)].map(([field]) => field);
  expect(fields.map((field) => /aria-label="([^"]*)"/.exec(field)?.[1])).toEqual([
    'Price (EUR)',
    'Tax (%)',
    'Van (EUR)',
  ]);
  for (const field of fields) expect(field).toContain('value=""');
});

test('a currency that there is not is told at its place', () => {
  const text = '{ all: T }';
  const part = (kind: string) => `{ name: ${text}, detail: ${text}${kind} }`;
  const yaml = page(
    `  - type: costs\n    title: { all: A loaf }\n    currencies: [EUR, EURO]\n    price: ${part('')}\n    parts: [${part(', kind: share')}]\n    payout: ${part('')}\n    unscaled: ${text}\n    deficit: ${text}\n    unreadable: ${text}\n`,
  );
  expect(check({ 'pages/index.yaml': yaml }).map(brief)).toMatchInlineSnapshot(`
    [
      "pages/index.yaml:7:23 wrong-format",
      "pages/index.yaml:9:59 not-a-choice",
    ]
  `);
});
