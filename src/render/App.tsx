import type { i18n } from 'i18next';
import { memo, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type BaseLocationHook, Router, useLocation } from 'wouter';
import { Footer } from '../shell/Footer.tsx';
import { groundOf, Header } from '../shell/Header.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import { Surroundings } from './Surroundings.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import type { PageValue, SiteValue } from './value.ts';

/** What a document tells machines of its page, as HTML. */
export interface Told {
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
  readonly told?: Told;
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
  /** The markup of the page's blocks, on the server. */
  readonly content?: string;
}

/** What is below `<body>`, the same on the server and in the browser; the page's blocks are a tree of their own. */
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
  content = '',
}: Omit<AppProps, 'useLocationHook' | 'ssrPath' | 'labels'>) {
  const [path] = useLocation();
  const ready = useReady();
  useEffect(() => {
    document.dispatchEvent(new Event('app-ready'));
  }, []);
  const { page, site } = viewAt(path);
  const before = useAfterPaint(page);
  // Which entry is the open page's may be seen a paint later; another language may not.
  const settled = before.language === page.language ? before : page;
  return (
    <Surroundings site={site} sprite={sprite}>
      <SkipLink />
      <Header ground={groundOf(page)} site={site} page={settled} onChoose={onChooseLanguage} ready={ready} />
      <Main content={content} />
      <Footer site={site} page={settled} />
    </Surroundings>
  );
}

/** The place of the blocks. It is drawn once: from then on what is in it is not this tree's. */
const Main = memo(({ content }: { content: string }) => (
  <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: content }} suppressHydrationWarning />
));
