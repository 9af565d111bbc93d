import { type ReactNode, useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import { SurroundingsProvider } from '../../blocks/ui/context.tsx';
import type { LabelName } from '../../schema/labels.ts';
import type { SiteValue } from '../contract/value.ts';
import { directionOf } from './direction.ts';

interface SurroundingsProps {
  readonly site: SiteValue;
  /** The address of the icon sprite. */
  readonly sprite: string;
  readonly children: ReactNode;
}

/** Labels that have been looked up: all pages of a language ask for the same few. */
const found = new WeakMap<SiteValue, Map<LabelName, string>>();

/** What blocks and shell may know of the page: one object for all pages of a language, so that it changes with that only. */
export function Surroundings({ site, sprite, children }: SurroundingsProps) {
  // Labels are asked for in the page's language: what `useTranslation` listens for would change none.
  const { i18n } = useContext(I18nContext);
  const value = useMemo(() => {
    const labels = found.get(site) ?? new Map<LabelName, string>();
    found.set(site, labels);
    return {
      language: site.language,
      direction: directionOf(site),
      numbers: site.numbers,
      label(name: LabelName) {
        const known = labels.get(name) ?? i18n.t(name, { lng: site.language });
        labels.set(name, known);
        return known;
      },
      base: site.base,
      words: site.words,
      sprite,
      formEndpoint: site.formEndpoint,
      email: site.organization.email,
      search: site.search,
    };
  }, [site, sprite, i18n]);
  return <SurroundingsProvider value={value}>{children}</SurroundingsProvider>;
}
