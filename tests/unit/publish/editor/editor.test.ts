import { describe, expect, test } from 'vitest';
import { headerRules } from '../../../../src/hosts/headers.ts';
import { formatNginx } from '../../../../src/hosts/nginx.ts';
import { editorPolicy, editPage } from '../../../../src/publish/editor/edit-page.ts';
import { brief, check, openSite } from '../../site-folder.ts';
import { DIVIDER, page, SITE } from '../../small-site.ts';

const GIVEN = 'editor: { repository: https://github.com/bakery/website }\n';
const site = (more: string, files = {}) => ({ 'site.yaml': SITE + more, ...files });
const codes = (more: string, files = {}) => check(site(more, files)).map(({ code }) => code);
const editorOf = (more: string) => openSite(site(more)).site?.editor;

describe('in site.yaml', () => {
  test('a site has none unless it asks, and little has to be said', () => {
    expect(editorOf('')).toBeUndefined();
    expect(editorOf(GIVEN)).toEqual({
      ...{ repository: 'https://github.com/bakery/website', forge: 'github', branch: 'main', path: '/edit' },
    });
  });

  test.each([
    ['repository: github.com/bakery/website', 'wrong-format'],
    ['repository: https://github.com/bakery', 'wrong-format'],
    ['repository: "https://github.com/bakery/website; script-src *"', 'wrong-format'],
    ['repository: https://github.com/b/w, branch: "a b"', 'wrong-format'],
    ['repository: https://github.com/b/w, branch: ../main', 'wrong-format'],
    ['repository: https://github.com/b/w, folder: ../other', 'wrong-format'],
    ['repository: https://github.com/b/w, folder: /site', 'wrong-format'],
    ['repository: https://github.com/b/w, path: edit', 'wrong-format'],
    ['repository: https://github.com/b/w, path: /a/b', 'wrong-format'],
    ['repository: https://github.com/b/w, preview: "javascript:alert(1)"', 'wrong-format'],
    ['repository: https://github.com/b/w, signIn: http://sign-in.example', 'wrong-format'],
    ['repository: https://github.com/b/w, forge: svn', 'not-a-choice'],
    ['repository: https://github.com/b/w/tree', 'wrong-format'],
    ['repository: https://codeberg.org/b/w/src, forge: gitea', 'wrong-format'],
    ['branch: main', 'missing-field'],
  ])('{ %s } is told', (yaml, code) => {
    expect(codes(`editor: { ${yaml} }\n`)).toEqual([code]);
  });

  test('at GitLab groups lie in groups, and only what is named is asked', () => {
    const gitlab = editorOf('editor: { repository: https://gitlab.com/group/team/site, forge: gitlab }\n');
    const gitea = editorOf('editor: { repository: https://codeberg.org/b/w, forge: gitea }\n');
    expect(gitlab && editorPolicy(gitlab).join('; ')).toContain("connect-src 'self' https://gitlab.com;");
    expect(gitea && editorPolicy(gitea).join('; ')).toContain("connect-src 'self' https://codeberg.org;");
  });

  test('scripts of other hosts and the editor are not on one site', () => {
    const scripts = 'allow: { scripts: [{ src: "https://stats.example.com/s.js" }] }\n';
    expect(check(site(GIVEN + scripts)).map(brief)).toEqual(['site.yaml:50:1 editor-beside-scripts']);
    expect(codes(`${GIVEN}allow: { images: ["https://tiles.example.com"] }\n`)).toEqual([]);
  });

  test('its address belongs to it, and no page or file stands there', () => {
    const files = {
      'pages/edit.yaml': page(DIVIDER).replace('Title', 'Another'),
      'public/edit/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    };
    expect(codes(GIVEN, files)).toEqual(expect.arrayContaining(['reserved-address', 'taken-name']));
    expect(codes('editor: { repository: https://github.com/b/w, path: /write }\n', files)).toEqual([]);
    expect(codes('', files)).toEqual([]);
  });
});

describe('its page', () => {
  const editor = editorOf('editor: { repository: https://git.bakery.test/b/w, signIn: https://in.bakery.test/go }\n');
  if (!editor) throw new Error('The site has an editor.');

  test('asks its own host and those that are named, and runs nothing but its own script', () => {
    const policy = editorPolicy(editor).join('; ');
    expect(policy).toContain("connect-src 'self' https://git.bakery.test https://in.bakery.test;");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
    const html = editPage({
      ...{ editor, base: '/shop', style: 'style.css', title: '<Bread> & "more"', language: 'ar', direction: 'rtl' },
      ...{ ahead: ['first-1.js', 'second-2.js'], icon: undefined },
    });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).toContain('<script type="module" src="/shop/edit/editor.js">');
    // What it needs beside that is asked for at once, and not one after another.
    expect(html).toContain('<link rel="modulepreload" href="/shop/edit/first-1.js">');
    expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/shop/edit/site.json">');
    expect(html).toContain('<title>&lt;Bread&gt;');
    expect(html).not.toContain('<Bread>');
  });

  test('has headers of its own, and readers’ pages have none of them, on every host', () => {
    const rules = headerRules(
      {
        ...{ scripts: [], styles: [], connect: [], forms: [], https: 'host' as const },
        allow: { scripts: [], frames: [], connect: [], images: [] },
      },
      '',
      { path: editor.path, policy: editorPolicy(editor) },
    );
    expect(rules.map(({ path }) => path)).toEqual(['/*', '/assets/*', '/edit', '/edit/*']);
    const nginx = formatNginx({ rules, notFound: [], base: '', name: 'x.example', root: '/srv' });
    const robots = nginx.slice(nginx.indexOf('map $uri $site_x_robots_tag'));
    expect(robots.split('\n').slice(1, 4)).toEqual([
      '  "~^/edit/" "noindex, nofollow";',
      '  "~^/edit$" "noindex, nofollow";',
      '  default "";',
    ]);
  });
});
