import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openFolder } from '../../../src/disk/machine.ts';
import { App } from '../../../src/render/App.tsx';
import type { Frames } from '../../../src/render/frame.tsx';
import { createLabels } from '../../../src/render/i18n.ts';
import { renderDocument } from '../../../src/render/prerender.tsx';
import { siteFolder } from '../site-folder.ts';
import { DIVIDER, page, SITE } from '../small-site.ts';

const MENU = `  menu:
    - label: { all: Shop }
      groups:
        - label: { all: Bread }
          items: [{ label: { all: Rolls }, link: /rolls }, { label: { all: Cakes }, link: /cakes }]`;
const HERO = '  - type: hero\n    tone: ink\n    title: { all: T }\n    picture: { src: /flag.svg, alt: { all: A } }\n';
const assets = { css: ['a{b:c}', 'd{e:f}'], sprite: '/icons.svg', script: '/start.js' };
const ROUTES = ['/other', '/more', '/rolls', '/cakes', '/', '/short'];

test('documents in a frame that pages share are those that React writes for each page alone', () => {
  const { compile, siteValue } = openFolder(
    siteFolder({
      'site.yaml': SITE.replace(/ {2}menu:\n.*/, MENU),
      'pages/other.yaml': page(DIVIDER),
      'pages/more.yaml': page(HERO),
      'pages/rolls.yaml': page(HERO),
      'pages/cakes.yaml': page(DIVIDER),
      'pages/short.yaml': `translation: { tr: none }\n${page(DIVIDER)}`,
    }),
  );
  const frames: Frames = new Map();
  const site = siteValue('ar').value;
  const labels = createLabels(site);
  for (const route of ROUTES) {
    const value = compile(route, 'ar').page;
    if (!value) throw new Error(`${route} has no value.`);
    const view = { page: value, site };
    const whole = renderToString(
      <App
        viewAt={() => view}
        labels={labels}
        sprite={assets.sprite}
        ssrPath={value.path}
        onChooseLanguage={() => {}}
      />,
    );
    const html = renderDocument(view, assets, { labels, frames });
    expect(html, route).toContain(
      `data-path="${value.path}" data-base="" data-sprite="/icons.svg" data-key="${site.storageKey}">${whole}</div>`,
    );
    expect(html).toBe(renderDocument(view, assets));
  }
  // On dark ground or light, in three languages or two.
  expect(frames.size).toBe(3);
});
