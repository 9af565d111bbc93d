import type { i18n } from 'i18next';
import { useEffect, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type BaseLocationHook, Router, useLocation } from 'wouter';
import { SurroundingsProvider } from '../../blocks/ui/context.tsx';
import { Footer } from '../shell/Footer.tsx';
import { groundOf, Header } from '../shell/Header.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import { Blocks } from './Blocks.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import type { PageValue, SiteValue } from './value.ts';

/** A page with what its language shares. */
export interface View {
  readonly page: PageValue;
  readonly site: SiteValue;
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
  /** True where a new page has to be there at once down to its end; else that may follow a moment later. */
  readonly isWhole?: () => boolean;
}

/** The whole page below `<body>`, the same on the server and in the browser. */
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
/** So many blocks fill the screen: they answer a click, and what is below them follows in slices. */
const FIRST_BLOCKS = 2;

function CurrentView({
  viewAt,
  sprite,
  onChooseLanguage,
  useReady = always,
  isWhole = always,
}: Omit<AppProps, 'useLocationHook' | 'ssrPath' | 'labels'>) {
  const [path] = useLocation();
  const ready = useReady();
  useEffect(() => {
    document.dispatchEvent(new Event('app-ready'));
  }, []);
  const { t } = useTranslation('common');
  const { page, site } = viewAt(path);
  const before = useAfterPaint(page);
  const settled = isWhole() ? page : before;
  // The same for all pages of a language, so that what has not changed is not drawn again.
  const surroundings = useMemo(() => {
    const language = site.languages.find(({ code }) => code === site.language);
    return {
      language: site.language,
      direction: language?.direction ?? 'ltr',
      label: (name: string) => t(name, { lng: site.language }),
      sprite,
      formEndpoint: site.formEndpoint,
      email: site.organization.email,
    };
  }, [site, sprite, t]);
  return (
    <SurroundingsProvider value={surroundings}>
      <SkipLink />
      <Header ground={groundOf(page)} site={site} page={settled} onChoose={onChooseLanguage} ready={ready} />
      <main id="main" tabIndex={-1} key={page.path}>
        <Blocks blocks={settled === page ? page.blocks : page.blocks.slice(0, FIRST_BLOCKS)} />
      </main>
      <Footer site={site} page={settled} />
    </SurroundingsProvider>
  );
}
