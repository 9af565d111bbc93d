import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import type { RichValue, TextValue } from '../../schema/resolved.ts';
import { RichText } from './RichText.tsx';
import { renderText } from './render-text.tsx';

export type Tone = 'plain' | 'sand' | 'ink';

interface SectionBlock {
  readonly type: string;
  readonly id?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly title?: TextValue | undefined;
  readonly intro?: RichValue | undefined;
}

interface SectionProps {
  block: SectionBlock;
  /** `split` sets heading and content side by side on wide screens, `strip` leaves less room around them. */
  layout?: 'stacked' | 'split' | 'strip' | undefined;
  children?: ReactNode;
}

/**
 * The frame of every block but the hero, on the ground that its tone gives. Without a heading it is no section of the
 * page's outline.
 */
export function Section({ block, layout, children }: SectionProps) {
  const { type, id, tone = 'plain', title, intro } = block;
  const Frame = title === undefined ? 'div' : 'section';
  const isStrip = layout === 'strip';
  return (
    <Frame data-block={type} id={id} data-tone={tone} className={isStrip ? 'py-strip' : undefined}>
      <div className={clsx('wrap', layout === 'split' && 'split')}>
        {title !== undefined && (
          <div className="head">
            <h2>{renderText(title)}</h2>
            {intro && <RichText value={intro} className="prose lead" />}
          </div>
        )}
        {children}
      </div>
    </Frame>
  );
}
