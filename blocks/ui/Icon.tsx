import { clsx } from 'clsx/lite';
import { useSurroundings } from './context.tsx';

/** A picture from the icon sprite, in the colour of the text beside it; decoration, hence silent. */
export function Icon({ name, size = 20, className }: { name: string; size?: number; className?: string }) {
  const { sprite } = useSurroundings();
  return (
    <svg className={clsx('icon', className)} width={size} height={size} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
