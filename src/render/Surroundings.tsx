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

/** What blocks and shell may know of the page: one object for all pages of a language, so that it changes with that only. */
export function Surroundings({ site, sprite, children }: SurroundingsProps) {
  const { t } = useTranslation('common');
  const value = useMemo(
    () => ({
      language: site.language,
      direction: directionOf(site),
      numbers: site.numbers,
      label: (name: LabelName) => t(name, { lng: site.language }),
      sprite,
      formEndpoint: site.formEndpoint,
      email: site.organization.email,
    }),
    [site, sprite, t],
  );
  return <SurroundingsProvider value={value}>{children}</SurroundingsProvider>;
}
