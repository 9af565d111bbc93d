import type { i18n } from 'i18next';
import { type ReactNode, useDeferredValue } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type BaseLocationHook, Router, useLocation } from 'wouter';
import { RichLine } from '../../blocks/ui/RichText.tsx';
import type { PageValue, SiteValue } from '../contract/value.ts';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import { Blocks, groundOf } from './Blocks.tsx';
import { Surroundings } from './Surroundings.tsx';

/** What a document tells machines of its page, as HTML. */
export interface HeadMarkup {
  /** The page's own part of the head. */
  readonly head: string;
  /** The element with its structured data, or nothing. */
  readonly data: string;
}

/** A page with what its language shares. */
export interface View {
  readonly page: PageValue;
  readonly site: SiteValue;
  /** In the browser, which puts it into the document that it has. */
  readonly markup?: HeadMarkup;
  /** The address of the sprite that its blocks are drawn with, where that of all pages lacks one of their icons. */
  readonly sprite?: string | undefined;
  /** In the browser, of the page that it takes over: what stands in the document for each of its blocks. */
  readonly standing?: readonly ReactNode[] | undefined;
  /** True where it is shown from its top, which then may come before the rest. */
  readonly topFirst?: boolean | undefined;
}

export interface AppProps {
  /** The view at a path. */
  readonly viewAt: (path: string) => View;
  readonly labels: i18n;
  /** The address of the icon sprite. */
  readonly sprite: string;
  /** Where the browser is; on the server `ssrPath` tells. */
  readonly useLocationHook?: BaseLocationHook;
  readonly ssrPath?: string;
  readonly onChooseLanguage: (language: string) => void;
  /** False while another language's texts are on their way. */
  readonly useReady?: () => boolean;
  /** On the server, the part that is wanted: what is around the blocks, or `<main>` with them. Ids are those of the whole. */
  readonly part?: 'shell' | 'main';
}

/** What is below `<body>`, the same on the server and in the browser. */
export function App({ useLocationHook, ssrPath, labels, ...props }: AppProps) {
  return (
    <I18nextProvider i18n={labels}>
      <Router {...(useLocationHook && { hook: useLocationHook })} {...(ssrPath !== undefined && { ssrPath })}>
        <CurrentView {...props} />
      </Router>
    </I18nextProvider>
  );
}

const always = () => true;

function CurrentView({
  viewAt,
  sprite,
  onChooseLanguage,
  useReady = always,
  part,
}: Omit<AppProps, 'useLocationHook' | 'ssrPath' | 'labels'>) {
  const [path] = useLocation();
  const ready = useReady();
  const { page, site, standing, topFirst, sprite: ownSprite = sprite } = viewAt(path);
  const before = useDeferredValue(page);
  // Which entry is the open page's may be seen a little later; another language may not.
  const settled = before.language === page.language ? before : page;
  return (
    <Surroundings site={site} sprite={sprite}>
      {part !== 'main' && (
        <>
          <SkipLink />
          {site.banner && (
            <aside data-tone="ink">
              <RichLine value={site.banner} />
            </aside>
          )}
          <Header ground={groundOf(page)} site={site} page={settled} onChoose={onChooseLanguage} ready={ready} />
        </>
      )}
      <main id="main" tabIndex={-1}>
        <Surroundings site={site} sprite={ownSprite}>
          {part !== 'shell' && (
            <Blocks
              key={standing ? `${path} standing` : path}
              blocks={page.blocks}
              standing={standing}
              topFirst={topFirst}
            />
          )}
        </Surroundings>
      </main>
      {part !== 'main' && <Footer site={site} page={settled} />}
    </Surroundings>
  );
}
