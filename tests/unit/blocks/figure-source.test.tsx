import { expect, test } from 'vitest';
import { blockMarkup } from './block-markup.ts';

const text = (words: string) => `{ all: ${words} }`;

const figures = (more: string) =>
  blockMarkup(`type: stats
title: ${text('Figures')}
items:
  - value: ${text('27')}
    label: ${text('Breads')}
    note: ${text('June 2024')}
${more}`);

test('a figure’s source is a small link below its note', () => {
  const source = `    source: { label: ${text('Trade register')}, link: https://register.test/bread }\n`;
  expect(figures(source)).toBe(
    '<dl class="figures"><div class="stat"><dt>Breads<small>June 2024</small><small><a href="https://register.test/bread">Trade register</a></small></dt><dd class="figure">27</dd></div></dl>',
  );
});

test('a figure without a source has nothing of it', () => {
  expect(figures('')).toBe(
    '<dl class="figures"><div class="stat"><dt>Breads<small>June 2024</small></dt><dd class="figure">27</dd></div></dl>',
  );
});
