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

describe('a film of the site’s own', () => {
  const POSTER = 'picture: { src: /flag.svg, alt: { all: A wheel } }\n';
  const film = (more: string) => `type: embedded\ntitle: { all: T }\nlabel: { all: Watch }\n${more}`;
  const FILM = 'film: /films/wheel.mp4\n';
  const files = (yaml: string) => ({
    'site.yaml': SITE,
    'public/films/wheel.mp4': 'x',
    'public/films/wheel.vtt': 'WEBVTT\n',
    'pages/index.yaml': page(`  -\n${yaml.replace(/^(?=.)/gm, '    ')}`),
  });

  test('is the browser’s own player, of which nothing loads before it is pressed', () => {
    const html = blockMarkup(film(`${FILM}${POSTER}captions: /films/wheel.vtt\nshape: tall\n`), 'en', SITE, {
      'public/films/wheel.mp4': 'x',
      'public/films/wheel.vtt': 'WEBVTT\n',
    });
    expect(html).toBe(
      '<video class="embed" data-shape="tall" controls="" playsInline="" preload="none" poster="/flag.svg" aria-label="Watch"><source src="/films/wheel.mp4" type="video/mp4"/><track kind="captions" src="/films/wheel.vtt" srcLang="en" default=""/><a href="/films/wheel.mp4">Watch</a></video>',
    );
  });

  const told = (more: string) =>
    check(files(film(more))).map(({ code, details }) => [code, details.key ?? details.target]);
  test.each([
    ['right', `${FILM}${POSTER}`, []],
    ['that is not there', `film: /films/whel.mp4\n${POSTER}`, [['dead-link', '/films/whel.mp4']]],
    ['that browsers do not play', `film: /films/wheel.avi\n${POSTER}`, [['wrong-format', 'film']]],
    ['on a page of a service', `film: https://films.example.com/7\n${POSTER}`, [['wrong-format', 'film']]],
    ['without a picture', FILM, [['missing-field', 'picture']]],
    ['beside a frame', `${FILM}${POSTER}frame: https://films.example.com/7\n`, [['no-effect-beside', 'frame']]],
    [
      'that is missing beside captions',
      'captions: /films/wheel.vtt\nnote: { all: N }\nsource: { label: { all: L }, link: / }\n',
      [['missing-field', 'film']],
    ],
    ['with captions of another kind', `${FILM}${POSTER}captions: /films/wheel.srt\n`, [['wrong-format', 'captions']]],
  ])('%s', (_, more, found) => {
    expect(told(more).filter(([code]) => code !== 'frame-not-allowed')).toEqual(found);
  });
});
