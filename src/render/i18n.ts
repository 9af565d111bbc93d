import { createInstance, type i18n } from 'i18next';
import type { SiteValue } from '../contract/value.ts';

/** An i18next instance that holds the engine's own words, the namespace `common`, in one language. */
export function createLabels(site: SiteValue): i18n {
  const instance = createInstance();
  instance.init({
    lng: site.language,
    fallbackLng: site.defaultLanguage,
    initAsync: false,
    ns: ['common'],
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: false,
    lowerCaseLng: true,
    interpolation: { escapeValue: false, nestingPrefix: '\0' },
    resources: { [site.language]: { common: site.labels } },
  });
  return instance;
}

/** Adds another language's words to an instance and turns to it. */
export function turnTo(instance: i18n, site: SiteValue): void {
  instance.addResourceBundle(site.language, 'common', site.labels, true, true);
  void instance.changeLanguage(site.language);
}
