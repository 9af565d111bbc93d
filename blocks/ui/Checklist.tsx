import type { TextValue } from '../../schema/resolved.ts';
import { Icon } from './Icon.tsx';
import { renderText } from './render-text.tsx';

/** Short points, each behind a check mark. */
export function Checklist({ points }: { points: readonly TextValue[] }) {
  return (
    <ul className="checks">
      {points.map((point, place) => (
        <li key={place}>
          <Icon name="check" />
          <span>{renderText(point)}</span>
        </li>
      ))}
    </ul>
  );
}
