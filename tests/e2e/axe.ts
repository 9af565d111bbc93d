import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { layOut } from './site';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** WCAG 2.2 A and AA with axe's best practices: what is violated, and by which element. */
export async function violations(page: Page): Promise<string[]> {
  // What is not laid out has no ground to be read against.
  await layOut(page);
  // Not as a script element, which the page's own policy refuses.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    }),
  );
  const path = new URL(page.url()).pathname;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${path}: ${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
