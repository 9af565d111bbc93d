import sharp from 'sharp';
import { expect, test } from 'vitest';
import { judgeHandedIn } from '../../../../src/content/assets/handed-in.ts';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { SVG } from '../../small-site.ts';

const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#1b7a4b' } })
  .png()
  .toBuffer();
const other = (format: 'jpeg' | 'webp' | 'avif') => sharp(png).toFormat(format).toBuffer();
const nothing = { folder: memoryFiles(), publicFiles: new Map<string, string>() };
const judge = (bytes: Buffer | string, name: string, site = nothing) => judgeHandedIn(Buffer.from(bytes), name, site);
const codes = (bytes: Buffer | string, name: string) => judge(bytes, name).faults.map(({ code }) => code);

test.each([
  ['Bizim Standımız (1).PNG', '/pictures/bizim-standimiz-1.png'],
  ['../../etc/passwd.png', '/pictures/passwd.png'],
  ['C:\\fotos\\Ürün & Şekil.png', '/pictures/urun-sekil.png'],
  ['صورة.png', '/pictures/picture.png'],
  ['CON.png', '/pictures/picture-con.png'],
  ['.png', '/pictures/picture.png'],
  [`${'long-'.repeat(40)}.png`, `/pictures/${'long-'.repeat(12).slice(0, -1)}.png`],
  ['a\0b.png', '/pictures/a-b.png'],
])('a file called %j gets a plain name of its own', (name, src) => {
  expect(judge(png, name)).toEqual({ src, isKnown: false, size: { width: 30, height: 20 }, faults: [] });
});

test('what a picture holds gives it its ending, whatever its name says', async () => {
  expect(judge(await other('jpeg'), 'stand.png').src).toBe('/pictures/stand.jpg');
  expect(judge(await other('webp'), 'stand.jpg').src).toBe('/pictures/stand.webp');
  expect(judge(await other('avif'), 'stand').src).toBe('/pictures/stand.avif');
  expect(judge(SVG, 'stand.jpg').src).toBe('/pictures/stand.svg');
  expect(judge(`\ufeff<?xml version="1.0"?>\n<!-- made by hand -->${SVG}`, 'stand').src).toBe('/pictures/stand.svg');
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['a program', '#!/bin/sh\nrm -rf /'],
  ['a moving picture of another kind', 'GIF89a\x01\x00\x01\x00'],
  ['the beginning of a picture alone', png.subarray(0, 12)],
  ['hundreds of comments', `${'<!---->'.repeat(300)}x`],
  ['hundreds of comments that never end', '<!--'.repeat(900)],
])('%s is no picture, whatever it is called', (_, bytes) => {
  expect(codes(bytes, 'stand.png')).toEqual(['broken-image']);
  expect(judge(bytes, 'stand.png').size).toBeUndefined();
});

const drawing = (inner: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`;

test.each([
  ['a script', drawing('<script>alert(1)</script>')],
  ['a handler', drawing('<path d="M0 0" onload="alert(1)"/>')],
  ['an address of another host', drawing('<use href="https://evil.example.test/x.svg#a"/>')],
  ['a style sheet of another host', drawing('<style>@import "https://evil.example.test/x.css";</style>')],
  ['a page in it', drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>')],
  ['a document type', drawing('', '<!DOCTYPE svg [<!ENTITY a "b">]>')],
])('a drawing with %s is refused', (_, text) => {
  expect(codes(text, 'sign.svg')).toEqual(['unsafe-drawing']);
  expect(judge(text, 'sign.svg').size).toBeUndefined();
});

test('a heavy picture is told of, one beyond the limits refused', async () => {
  const heavy = Buffer.concat([png, Buffer.alloc(3_400_000)]);
  expect(judge(heavy, 'stand.png')).toMatchObject({
    size: { width: 30 },
    faults: [{ code: 'heavy-picture', details: { size: 3.4 } }],
  });
  expect(codes(Buffer.concat([png, Buffer.alloc(20_000_000)]), 'stand.png')).toEqual(['picture-too-heavy']);
  const wide = await sharp({ create: { width: 17_000, height: 10, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(judge(wide, 'stand.png')).toMatchObject({ size: undefined, faults: [{ code: 'picture-too-large' }] });
  expect(codes(drawing(`<path d="${'M0 0'.repeat(300_000)}"/>`), 'sign.svg')).toEqual(['drawing-too-large']);
});

test('no other file is written over, and one that is there already is not written twice', () => {
  const folder = memoryFiles({ 'stand.png': SVG, 'same.png': png, 'old.jpeg': 'x' });
  const publicFiles = new Map([
    ['/Pictures/Stand.png', 'stand.png'],
    ['/pictures/stand-2.png', 'stand.png'],
    ['/logos/same.png', 'same.png'],
  ]);
  expect(judge(png, 'stand.png', { folder, publicFiles })).toMatchObject({ src: '/logos/same.png', isKnown: true });
  expect(judge(Buffer.concat([png, Buffer.from('x')]), 'stand.png', { folder, publicFiles })).toMatchObject({
    src: '/pictures/stand-3.png',
    isKnown: false,
  });
});
