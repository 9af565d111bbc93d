import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../schema/plain-text.ts';
import type { TextValue } from '../../../schema/resolved.ts';
import type { BlockOf, BlockValue } from '../../../src/contract/value.ts';
import { openFolder } from '../../../src/disk/machine.ts';

const project = openFolder(join(import.meta.dirname, '../../..'));
const languages = ['en', 'tr', 'ar'];

const blocksOf = (route: string, language = 'en') => project.compile(route, language).page?.blocks ?? [];
const ofType = <Type extends BlockValue['type']>(blocks: readonly BlockValue[], type: Type) =>
  blocks.filter((block): block is BlockOf<Type> & BlockValue => block.type === type);
const words = (text: TextValue | undefined) =>
  text === undefined ? '' : plainText(text).replace(/[\u2066-\u2069]/g, '');
const count = (blocks: readonly BlockValue[]) =>
  blocks.map((block) => ('items' in block ? `${block.type} ${block.items.length}` : block.type));

describe.each(languages)('the home page in %s', (language) => {
  const blocks = blocksOf('/', language);

  test('has the sections of the specification, in its order and numbers', () => {
    expect(count(blocks)).toEqual([
      'hero',
      'logos 9',
      'challenges 6',
      'flow',
      'cards 3',
      'steps 5',
      'marketplaces 9',
      'faq 6',
      'cta',
    ]);
    expect(ofType(blocks, 'hero')[0]?.stats).toHaveLength(3);
    const [challenges] = ofType(blocks, 'challenges');
    expect(challenges?.solution?.points).toHaveLength(6);
    expect(challenges?.solution?.action?.link).toBe(`/${language}/contact`);
  });

  test('leads from its three services to their pages, and from every tile to the contact page', () => {
    expect(ofType(blocks, 'cards')[0]?.items.map(({ action }) => action?.link)).toEqual([
      `/${language}/services/ecommerce-consulting`,
      `/${language}/services/digital-marketing-consulting`,
      `/${language}/services/marketplace-management`,
    ]);
    const [tiles] = ofType(blocks, 'marketplaces');
    expect(tiles?.action?.link).toBe(`/${language}/contact`);
    expect(new Set(tiles?.items.map(({ region }) => region?.key))).toEqual(new Set(['ksa', 'uae', 'malaysia']));
  });
});

test('the logos, challenges and steps are those of the specification', () => {
  const blocks = blocksOf('/');
  expect(ofType(blocks, 'logos')[0]?.items.map(({ alt }) => words(alt))).toEqual(
    'Amazon,Noon,Shopee,Lazada,Temu,AliExpress,Namshi,TikTok Shop,Zalora'.split(','),
  );
  expect(ofType(blocks, 'challenges')[0]?.items.map(({ title }) => words(title))).toEqual([
    'High setup costs',
    'Complex paperwork',
    'Logistics nightmares',
    'Limited digital marketing',
    'Market understanding',
    'Language barriers',
  ]);
  expect(ofType(blocks, 'steps')[0]?.items.map(({ title }) => words(title))).toEqual(
    'Discovery,Setup,Launch,Scale,Optimize'.split(','),
  );
});

describe('every service page', () => {
  const routes = project.routes().filter((route) => route.startsWith('/services/'));

  test.each(routes)('%s has one or two lists, why it matters, and buttons to the contact page', (route) => {
    expect(routes).toHaveLength(6);
    for (const language of languages) {
      const blocks = blocksOf(route, language);
      expect([1, 2], language).toContain(ofType(blocks, 'list').length);
      expect(blocks.map(({ id }) => id)).toContain('why-it-matters');
      for (const block of [...ofType(blocks, 'hero'), ...ofType(blocks, 'cta')])
        expect(block.actions?.[0]?.link).toBe(`/${language}/contact`);
    }
  });
});

describe('the marketplace page of', () => {
  test.each([
    ['amazon-ksa', '41.4M', 'June 2024', 6],
    ['amazon-uae', '21.3M', 'First quarter of 2023', 6],
    ['noon-ksa', '1.7M+', 'Second quarter of 2024', 5],
    ['noon-uae', '', '', 4],
    ['lazada-malaysia', '13.4M', 'July 2025', 6],
    ['shopee-malaysia', '30M', '', 5],
    ['tiktok-shop-malaysia', '', '', 6],
  ])('%s shows the figure %j of %j and %i advantages', (name, value, note, advantages) => {
    const blocks = blocksOf(`/marketplaces/${name}`);
    const figure = ofType(blocks, 'hero')[0]?.figure;
    expect([words(figure?.value), words(figure?.note)]).toEqual([value, note]);
    for (const language of languages) {
      const there = blocksOf(`/marketplaces/${name}`, language);
      expect(count(there)).toEqual(count(blocks));
      expect(ofType(there, 'advantages')[0]?.items).toHaveLength(advantages);
      expect(ofType(there, 'stats')[0]?.items).toHaveLength(3);
      expect(ofType(there, 'faq')).toHaveLength(1);
    }
  });

  test.each(['shopee-malaysia', 'tiktok-shop-malaysia'])('%s leads `learn more` to its services', (name) => {
    const blocks = blocksOf(`/marketplaces/${name}`);
    const [hero] = ofType(blocks, 'hero');
    const [services] = ofType(blocks, 'services');
    expect(services?.id).toBeTruthy();
    expect(hero?.actions?.map(({ label, link }) => `${words(label)} ${link}`)).toEqual([
      'Start selling /en/contact',
      'Get Free Consultation /en/contact',
      `Learn more #${services?.id}`,
    ]);
  });
});

test('Arabic promises 14 to 30 days, the other languages about 30', () => {
  const days = (language: string) => words(ofType(blocksOf('/', language), 'hero')[0]?.stats?.[1]?.value);
  expect(languages.map(days)).toEqual(['30', '30', '14 إلى 30']);
});
