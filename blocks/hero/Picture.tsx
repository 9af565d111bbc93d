import type { ReactNode } from 'react';
import type { BlockOf } from '../../src/contract/value.ts';
import { Picture } from '../ui/Picture.tsx';

interface PlateProps {
  picture: BlockOf<'hero'>['picture'];
  children?: ReactNode;
}

/** A card with a picture, mostly a wordmark, and with what belongs to it. */
export function Plate({ picture, children }: PlateProps) {
  return (
    <div className={picture && 'plate'}>
      {picture && <Picture image={picture} eager sizes="28rem" />}
      {children}
    </div>
  );
}
