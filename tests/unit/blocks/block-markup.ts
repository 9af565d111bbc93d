import { renderDocument } from '../../../src/render/prerender.tsx';
import { smallView } from '../render/small-view.ts';
import { page } from '../small-site.ts';

/** What a block of these lines of YAML is in a page, without the frame around it. */
export function blockMarkup(yaml: string, language = 'en'): string {
  const inList = `  -\n${yaml.replace(/^(?=.)/gm, '    ')}`;
  const html = renderDocument(smallView(page(inList), { language }), { css: '', sprite: '/i.svg', script: undefined });
  return /<\/h2><\/div>(.*?)<\/div><\/section>/s.exec(html)?.[1] ?? '';
}
