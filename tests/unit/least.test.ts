import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printReport } from '../../src/diagnostics/print.ts';
import { openFolder } from '../../src/disk/machine.ts';
import { renderDocument } from '../../src/render/prerender.tsx';

const project = openFolder(join(import.meta.dirname, '../fixtures/least'));

describe('a site that leaves out all that it may', () => {
  test('has nothing to report', () => {
    expect(printReport(project.check())).toBe('0 errors, 0 warnings.');
  });

  test('is known as its language is written', () => {
    expect(project.site).toMatchObject({
      defaultLanguage: 'fr',
      languages: [{ code: 'fr', label: 'Français', direction: 'ltr', locale: 'fr_FR', numbering: 'latn' }],
      detection: { storageKey: 'preferredLanguage', lookup: null, countries: {} },
    });
  });

  describe('is shown without a hole', () => {
    const { page } = project.compile('/', 'fr');
    const { value: site } = project.siteValue('fr');
    const html =
      page && site ? renderDocument({ page, site }, { css: [], sprite: '/icons.svg', script: undefined }) : '';
    const part = (name: string) => new RegExp(`<${name}.*</${name}>`, 's').exec(html)?.[0] ?? '';

    test('the header is the brand alone', () => {
      expect(part('header')).toBe(
        '<header class="site-header" data-over="plain"><div class="wrap"><a class="brand" href="/fr" aria-label="Atelier, accueil"><span>Atelier</span></a></div></header>',
      );
    });

    test('the footer is the brand and the address for e-mail', () => {
      expect(part('footer')).toBe(
        '<footer id="site-footer" class="site-footer" data-tone="ink"><div class="wrap"><div class="footer-columns"><div class="footer-about"><p class="brand"><span>Atelier</span></p></div><div class="footer-contact"><a href="mailto:bonjour@least.example.test"><bdi>bonjour@least.example.test</bdi></a></div></div></div></footer>',
      );
    });

    test('no element is empty, and no value is missing', () => {
      // The form's answer comes later.
      const body = html.replace(/^.*<body>|<p role="\w+"><\/p>|<div id="announcer".*$/gs, '');
      expect(body).not.toMatch(/<(?:p|ul|h2|nav|address|dl|small|span|li)\b[^>]*><\/|undefined|null/);
    });
  });
});
