import { describe, expect, test } from 'vitest';
import { check, openFiles, type openSite, siteFiles } from '../site-folder.ts';
import { page, SITE } from '../small-site.ts';
import { blockMarkup } from './block-markup.ts';

const ALLOWED = `${SITE}allow: { frames: [https://films.example.com] }\n`;
const embed = (frame: string) => `type: embedded
title: { all: T }
label: { all: Watch }
${frame}note: { all: It knows you. }
source: { label: { all: There }, link: https://films.example.com/7 }
`;
const FRAME = 'frame: https://films.example.com/play/7\n';

describe('a page of another host', () => {
  test('is in no document: what opens it is, and a link for whoever has no scripts', () => {
    const html = blockMarkup(embed(FRAME), 'en', ALLOWED);
    expect(html).not.toContain('iframe');
    expect(html).toContain('<summary class="embed-press"><span>Watch</span></summary>');
    expect(html).toContain(
      '<div class="embed-frame" data-shape="wide"><a href="https://films.example.com/7" rel="noopener">There</a></div>',
    );
  });

  test('that has no frame is its link', () => {
    expect(blockMarkup(embed(''), 'en')).toBe(
      '<p class="embed-note">It knows you.<!-- --> <a href="https://films.example.com/7" rel="noopener">There</a></p>',
    );
  });

  const told = (frame: string, site = ALLOWED) =>
    check({ 'site.yaml': site, 'pages/index.yaml': page(`  -\n${embed(frame).replace(/^(?=.)/gm, '    ')}`) }).map(
      ({ code, details }) => [code, details],
    );

  test.each([
    ['of a host that the site allows', FRAME, ALLOWED, []],
    [
      'of another one',
      'frame: https://evil.example.org/x\n',
      ALLOWED,
      [['frame-not-allowed', { host: 'https://evil.example.org' }]],
    ],
    ['where nothing is allowed', FRAME, SITE, [['frame-not-allowed', { host: 'https://films.example.com' }]]],
    ['without a scheme', 'frame: films.example.com/play/7\n', ALLOWED, [['bad-frame', {}]]],
    ['that runs something', 'frame: "javascript:alert(1)"\n', ALLOWED, [['bad-frame', {}]]],
    [
      'with the code around it that services give',
      `frame: '<iframe width="560" src="https://films.example.com/play/7?a=1&amp;b=2" title="x"></iframe>'\n`,
      ALLOWED,
      [['bad-frame', { suggestion: 'https://films.example.com/play/7?a=1&b=2' }]],
    ],
  ])('%s', (_, frame, site, found) => {
    expect(told(frame, site)).toEqual(found);
  });

  test('is looked at again once the site allows other hosts', () => {
    const files = siteFiles({
      'site.yaml': SITE,
      'pages/index.yaml': page(`  -\n${embed(FRAME).replace(/^(?=.)/gm, '    ')}`),
    });
    const codes = (project: ReturnType<typeof openSite>) =>
      project.check().flatMap(({ code }) => (code === 'frame-not-allowed' ? [code] : []));
    const project = openFiles(files);
    expect(codes(project)).toEqual(['frame-not-allowed']);
    files.write('site.yaml', ALLOWED);
    expect(codes(project.refresh(new Set(['site.yaml'])))).toEqual([]);
  });
});
