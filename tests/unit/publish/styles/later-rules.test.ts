import { expect, test } from 'vitest';
import { minified } from '../../../../src/publish/styles/css-text.ts';
import { partLater } from '../../../../src/publish/styles/later-rules.ts';

const parted = (css: string) => {
  const { now, later } = partLater(css);
  return [minified(now), minified(later)];
};

test.each([
  ['what a pointer meets', '.a:hover{color:red}'],
  ['what a pointer meets on wide screens', '@media (width>=48rem){.a:hover{color:red}}'],
  ['all that is for paper', '@media print{.a{color:red}:root{color:#000}}'],
  ['what is in a menu that is closed', '.menu-group a{color:red}'],
  ['what the program puts in the place of a list', '.menu-panel[role=menu]{color:red}'],
])('%s comes later', (_, css) => {
  expect(parted(`.b{color:#00f}${css}.c{color:#0f0}`)).toEqual(['.b{color:#00f}.c{color:#0f0}', css]);
});

test.each([
  ['what the focus meets', '.a:focus-visible{color:red}'],
  ['what a pointer meets and is there without one too', '.a:is(:hover,[aria-current]){color:red}'],
  ['what is not hovered', '.a:not(:hover){color:red}'],
  ['fonts and movements', '@font-face{font-family:A;src:url(a)}@keyframes b{to{color:red}}'],
  ['what is for screens too', '@media print,(width>=48rem){.a{color:red}}'],
])('%s comes with the page', (_, css) => {
  expect(parted(css)).toEqual([css, '']);
});
