import type { BlockOf } from '../../src/contract/value.ts';
import { Button } from '../ui/Button.tsx';
import { Checklist } from '../ui/Checklist.tsx';
import { Point } from '../ui/Point.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

export function ChallengesBlock({ block }: { block: BlockOf<'challenges'> }) {
  const { title, description, points, action } = block.solution;
  return (
    <Section block={block}>
      <div className="pair">
        <ul>
          {block.items.map((item, place) => (
            <Point key={place} item={item} />
          ))}
        </ul>
        <div className="answer" data-tone="ink">
          <h3>{renderText(title)}</h3>
          {description !== undefined && <p>{renderText(description)}</p>}
          <Checklist points={points} />
          {action && <Button action={action} style="primary" />}
        </div>
      </div>
    </Section>
  );
}
