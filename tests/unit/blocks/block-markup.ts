import { renderDocument } from '../../../src/render/prerender.tsx';
import { smallView } from '../render/small-view.ts';
import { check } from '../site-folder.ts';
import { page, SITE } from '../small-site.ts';

const inPage = (yaml: string) => page(`  -\n${yaml.replace(/^(?=.)/gm, '    ')}`);

/** What a block of these lines of YAML is in a page, without the frame around it. */
export function blockMarkup(yaml: string, language = 'en', site = SITE, files = {}): string {
  const view = smallView(inPage(yaml), { language, site, files });
  const html = renderDocument(view, { css: [], sprite: '/i.svg', script: undefined });
  return /<\/h2><\/div>(.*?)<\/div><\/section>/s.exec(html)?.[1] ?? '';
}

/** What is wrong with a block of these lines: each code with the text at its place. */
export const blockFaults = (yaml: string): string[] =>
  check({ 'pages/index.yaml': inPage(yaml) }).map(
    ({ code, place: { source, range } }) => `${code} ${source.text.slice(range.start, range.end)}`,
  );
