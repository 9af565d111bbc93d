import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('common');
  const value = useMemo(() => {
    const labels = found.get(site) ?? new Map<LabelName, string>();
    found.set(site, labels);
    return {
      language: site.language,
      direction: directionOf(site),
      numbers: site.numbers,
      label(name: LabelName) {
        const known = labels.get(name) ?? t(name, { lng: site.language });
        labels.set(name, known);
        return known;
      },
      sprite,
      formEndpoint: site.formEndpoint,
      email: site.organization.email,
    };
  }, [site, sprite, t]);
  return <SurroundingsProvider value={value}>{children}</SurroundingsProvider>;
}
