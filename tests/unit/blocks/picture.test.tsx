import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../../blocks/ui/Picture.tsx';

const image = { src: '/a.png', alt: 'A', width: 800, height: 400 };
const sources = [
  { type: 'image/avif', srcSet: '/a-480.avif 480w, /a-800.avif 800w' },
  { type: 'image/webp', srcSet: '/a-800.webp 800w' },
];
const markup = (props: Parameters<typeof Picture>[0]) => renderToStaticMarkup(<Picture {...props} />);

test('a picture below the first screen waits until it is near, and has its place kept free', () => {
  expect(markup({ image })).toMatchInlineSnapshot(
    `"<img src="/a.png" alt="A" width="800" height="400" loading="lazy"/>"`,
  );
});

test('a picture on the first screen does not wait', () => {
  expect(markup({ image, eager: true })).toMatchInlineSnapshot(
    `"<link rel="preload" as="image" href="/a.png"/><img src="/a.png" alt="A" width="800" height="400"/>"`,
  );
});

test('better formats stand before the picture itself, with the width at which they are shown', () => {
  const own = { ...image, sources, sizes: '(max-width: 800px) 100vw, 800px' };
  expect(markup({ image: own })).toMatchInlineSnapshot(
    `"<picture><source type="image/avif" srcSet="/a-480.avif 480w, /a-800.avif 800w" sizes="(max-width: 800px) 100vw, 800px"/><source type="image/webp" srcSet="/a-800.webp 800w" sizes="(max-width: 800px) 100vw, 800px"/><img src="/a.png" alt="A" width="800" height="400" loading="lazy"/></picture>"`,
  );
  expect(markup({ image: own, sizes: '12rem' })).toContain('sizes="12rem"');
});
