import { join } from 'node:path';
import { LANGUAGES, type SyntheticPage, type Texts } from './synthetic-content.ts';
import { syntheticPages, write } from './synthetic-site.ts';

const RIGHT_TO_LEFT = ['ar'];

const isTexts = (value: object): value is Texts => LANGUAGES.some((code) => code in value) || 'all' in value;

/** A value in one language: what this engine does at build time is done here before Hugo is timed. */
function inLanguage(value: unknown, code: string): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, code));
  if (typeof value !== 'object' || value === null) return value;
  if (isTexts(value)) return value[code] ?? value.all;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLanguage(inner, code)]));
}

function frontMatter({ meta, blocks }: SyntheticPage, code: string): string {
  const { title, description } = inLanguage(meta, code) as { title: string; description: string };
  return `${JSON.stringify({ title, description, blocks: inLanguage(blocks, code) })}\n`;
}

const actions =
  '{{ range .actions }}<a class="btn" href="{{ relLangURL (strings.TrimPrefix "/" .link) }}">{{ .label }}</a>{{ end }}';

/** A template for each block type, as a Hugo user would write it. */
const templates: Readonly<Record<string, string>> = {
  hero: `<section class="hero"><h1>{{ .title }}</h1><div>{{ .description | markdownify }}</div>${actions}</section>`,
  stats:
    '<section class="stats"><h2>{{ .title }}</h2><dl>{{ range .items }}<div><dt>{{ .label }}</dt><dd>{{ .value }}</dd></div>{{ end }}</dl></section>',
  advantages:
    '<section class="advantages"><h2>{{ .title }}</h2><p>{{ .intro | markdownify }}</p><ul>{{ range .items }}<li><svg class="icon"><use href="/icons.svg#{{ .icon }}"/></svg><h3>{{ .title }}</h3><div>{{ .description | markdownify }}</div></li>{{ end }}</ul></section>',
  list: '<section class="list"><h2>{{ .title }}</h2><ul>{{ range .items }}{{ $parts := split . " – " }}<li><strong>{{ index $parts 0 }}</strong> {{ index $parts 1 }}</li>{{ end }}</ul></section>',
  faq: '<section class="faq"><h2>{{ .title }}</h2>{{ range .items }}<details><summary>{{ .question }}</summary><div>{{ .answer | markdownify }}</div></details>{{ end }}</section>',
  cta: `<section class="cta"><h2>{{ .title }}</h2><div>{{ .description | markdownify }}</div>${actions}</section>`,
};

const layout = `<!doctype html>
<html lang="{{ .Lang }}" dir="{{ .Language.LanguageDirection | default "ltr" }}">
<head>
<meta charset="utf-8">
<title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
{{ range .AllTranslations }}<link rel="alternate" hreflang="{{ .Lang }}" href="{{ .Permalink }}">{{ end }}
<meta property="og:title" content="{{ .Title }}"><meta property="og:image" content="{{ "social.png" | absURL }}">
</head>
<body>
{{ partialCached "header.html" . .Lang }}
<main>{{ range .Params.blocks }}{{ partial (printf "blocks/%s.html" .type) . }}{{ end }}</main>
{{ partialCached "footer.html" . .Lang }}
</body>
</html>
`;

const menu = (name: string) =>
  `{{ range first 12 (where .Site.RegularPages "Section" "${name}") }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}`;

/** Writes the same pages for Hugo: a content file for each page and language, templates with the same parts. */
export function writeHugoSite(root: string, pages: number): void {
  const languages = LANGUAGES.map((code, index) => [
    code,
    {
      weight: index + 1,
      contentDir: `content/${code}`,
      ...(RIGHT_TO_LEFT.includes(code) && { languageDirection: 'rtl' }),
    },
  ]);
  write(
    join(root, 'config.json'),
    JSON.stringify({
      baseURL: 'https://synthetic.example.test/',
      title: 'Synthetic',
      defaultContentLanguage: 'en',
      defaultContentLanguageInSubdir: true,
      disableKinds: ['taxonomy', 'term', 'section', 'RSS'],
      languages: Object.fromEntries(languages),
    }),
  );
  for (const kind of ['single', 'list']) write(join(root, `layouts/_default/${kind}.html`), layout);
  for (const [type, template] of Object.entries(templates))
    write(join(root, `layouts/partials/blocks/${type}.html`), template);
  write(join(root, 'layouts/partials/header.html'), `<header><nav><ul>${menu('guide')}</ul></nav></header>`);
  write(join(root, 'layouts/partials/footer.html'), `<footer><ul>${menu('works')}</ul></footer>`);
  for (const page of syntheticPages(pages))
    for (const code of LANGUAGES)
      write(join(root, 'content', code, `${page.slug || '_index'}.md`), frontMatter(page, code));
}
