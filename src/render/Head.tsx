import { createElement, type ReactNode } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import { hooks } from '../contract/site-hooks.ts';
import type { PageValue, SiteValue } from '../contract/value.ts';
import type { View } from './App.tsx';
import { styleText } from './escape.ts';

/** A script of another host, and what it is told. */
export interface OtherScript {
  readonly src: string;
  readonly data: Readonly<Record<string, string>>;
}

/** What the head needs beside the page: the files that the build made for it. */
export interface HeadAssets {
  /** The CSS of each style element, all inline: one round trip shows the finished page, and names the fonts early enough. */
  readonly css: readonly string[];
  /** The address of styles that nobody misses at first. */
  readonly later?: string | undefined;
  /** The colour of the browser's bar. */
  readonly themeColor?: string;
  /** The same where the device is set to dark, of a site that has a dark look. */
  readonly darkThemeColor?: string | undefined;
  /** Scripts of other hosts that the site has every page load. */
  readonly scripts?: readonly OtherScript[];
  /** The files of `public/`; icons are linked where they are among these. */
  readonly publicFiles?: ReadonlySet<string>;
  /** The path of the picture for shared links, if there is one. */
  readonly socialImage?: { readonly src: string; readonly width: number; readonly height: number };
}

/** The icons that browsers ask for. */
export const ICONS = [
  { file: '/favicon.ico', rel: 'icon', sizes: '32x32' },
  { file: '/favicon.svg', rel: 'icon', type: 'image/svg+xml' },
  { file: '/apple-touch-icon.png', rel: 'apple-touch-icon' },
];

interface HeadProps {
  readonly site: SiteValue;
  readonly assets: HeadAssets;
  /** The page's own part. */
  readonly children: ReactNode;
}

export function Head({ site, assets, children }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {ICONS.filter(({ file }) => assets.publicFiles?.has(file)).map(({ file, ...icon }) => (
        <link key={file} href={site.base + file} {...icon} />
      ))}
      <link rel="manifest" href={`${site.base}/manifest.webmanifest`} />
      <ThemeColors {...assets} />
      {children}
      <Styles css={assets.css} />
      {assets.later && (
        <noscript>
          <link rel="stylesheet" href={assets.later} />
        </noscript>
      )}
      {assets.scripts?.map(({ src, data }) => (
        <script key={src} defer src={src} {...dataAttributes(data)} />
      ))}
    </head>
  );
}

function ThemeColors({ themeColor, darkThemeColor }: HeadAssets) {
  if (!darkThemeColor) return themeColor && <meta name="theme-color" content={themeColor} />;
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={darkThemeColor} />
    </>
  );
}

const dataAttributes = (data: OtherScript['data']) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));

export const Styles = ({ css }: Pick<HeadAssets, 'css'>) =>
  css.map((sheet) => <style key={sheet} dangerouslySetInnerHTML={{ __html: styleText(sheet) }} />);

interface PageHeadProps {
  view: View;
  socialImage: HeadAssets['socialImage'];
}

/** What of the head is the page's own: from its title to the style sheets. The browser puts another page's there. */
export function PageHead({ view, socialImage }: PageHeadProps) {
  const { page, site } = view;
  return (
    <>
      <title>{`${page.title} | ${site.brand}`}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content={page.noindex ? 'noindex' : 'index, follow'} />
      {!page.noindex && <Alternates view={view} />}
      {page.feed && <Feeds site={site} feed={page.feed} />}
      <Social view={view} socialImage={socialImage} />
      {hooks
        .head?.(page, site)
        .map(({ tag, attributes }) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </>
  );
}

function Alternates({ view: { page, site } }: { view: View }) {
  const standard = page.alternates.find(({ language }) => language === site.defaultLanguage);
  return (
    <>
      <link rel="canonical" href={site.url + page.path} />
      {page.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={site.url + href} />
      ))}
      {standard && <link rel="alternate" hrefLang="x-default" href={site.url + standard.href} />}
      {Object.entries(page.list ?? {}).map(([rel, href]) => (
        <link key={rel} rel={rel} href={site.url + href} />
      ))}
    </>
  );
}

const Feeds = ({ site, feed: { title, files } }: { site: SiteValue; feed: NonNullable<PageValue['feed']> }) =>
  files.map(([type, href]) => <link key={type} rel="alternate" type={type} title={title} href={site.url + href} />);

/** What pages are to social networks (ogp.me). */
const OG_TYPES = { article: 'article', person: 'profile', event: 'website', page: 'website' } as const;

const Article = ({ entry: { date, authors, tags } }: { entry: NonNullable<PageValue['entry']> }) => (
  <>
    {date && <meta property="article:published_time" content={date.iso} />}
    {authors.map(({ route, title }) => (
      <meta key={route} property="article:author" content={plainText(title)} />
    ))}
    {tags.map(({ name, label }) => (
      <meta key={name} property="article:tag" content={plainText(label)} />
    ))}
  </>
);

function Social({ view, socialImage: image }: PageHeadProps) {
  const { page, site } = view;
  const offered = site.languages.filter(({ code }) => page.alternates.some(({ language }) => language === code));
  const own = site.languages.find(({ code }) => code === page.language);
  const others = offered.filter((language) => language !== own);
  return (
    <>
      <meta property="og:type" content={OG_TYPES[page.entry?.kind ?? 'page']} />
      {page.entry?.kind === 'article' && <Article entry={page.entry} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={site.url + page.path} />
      {own && <meta property="og:locale" content={own.locale} />}
      {others.map(({ code, locale }) => (
        <meta key={code} property="og:locale:alternate" content={locale} />
      ))}
      {image && (
        <>
          <meta property="og:image" content={site.url + image.src} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={page.title} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
