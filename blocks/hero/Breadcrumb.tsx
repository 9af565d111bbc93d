import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { renderText } from '../ui/render-text.tsx';

type Steps = NonNullable<BlockOf<'hero'>['breadcrumb']>;

/** The way from the home page to here; the page itself is its last step. */
export function Breadcrumb({ steps }: { steps: Steps }) {
  const { label } = useSurroundings();
  return (
    <nav aria-label={label('breadcrumb')}>
      <ol className="trail">
        {steps.map((step, place) => (
          <li key={place}>
            {step.link !== undefined ? (
              <a href={step.link}>{renderText(step.label)}</a>
            ) : (
              <span aria-current={place === steps.length - 1 ? 'page' : undefined}>{renderText(step.label)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
