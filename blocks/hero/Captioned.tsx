import type { ReactNode } from 'react';
import type { TextValue } from '../../schema/resolved.ts';
import { renderText } from '../ui/render-text.tsx';

/** A drawing on a card, with what it is above it. */
export function Captioned({ note, children }: { note: TextValue; children: ReactNode }) {
  return (
    <figure className="drawing">
      <figcaption className="text-note text-muted">{renderText(note)}</figcaption>
      {children}
    </figure>
  );
}
