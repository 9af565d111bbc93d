import { type BlockProps, renderText, Section } from 'pages-as-data/ui';
import type { openingHoursBlock } from './schema.ts';

export function OpeningHoursBlock({ block }: BlockProps<typeof openingHoursBlock>) {
  return (
    <Section block={block}>
      <dl className="opening-hours">
        {block.lines.map(({ name, opens, closes }, place) => (
          <div key={place} className="opening-line">
            <dt>{renderText(name)}</dt>
            <dd>
              {opens && closes ? (
                <bdi className="tabular-nums">
                  <time>{opens}</time> – <time>{closes}</time>
                </bdi>
              ) : (
                renderText(block.closed)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
