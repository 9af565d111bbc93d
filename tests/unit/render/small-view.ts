import type { View } from '../../../src/render/App.tsx';
import { openSite } from '../site-folder.ts';
import { SITE } from '../small-site.ts';

/** The home page of a small site as the renderer receives it. */
export function smallView(
  page: string,
  { site = SITE, language = 'en', route = '/', files = {} as Readonly<Record<string, string>> } = {},
): View {
  const file = route === '/' ? 'pages/index.yaml' : `pages${route}.yaml`;
  const project = openSite({ 'site.yaml': site, [file]: page, ...files });
  const compiled = project.compile(route, language);
  if (!compiled.page) throw new Error('The page has no value.');
  return { page: compiled.page, site: project.siteValue(language).value };
}
