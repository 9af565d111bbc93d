import { useEffect, useRef, useState } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { relation } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

/** The browser itself opens and closes it; the frame is there only while it is open, so that closing ends a film. */
export function EmbeddedBlock({ block }: { block: BlockOf<'embedded'> }) {
  const { label, icon, picture, frame, shape, note, source } = block;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before the program came.
  useEffect(() => setOpen(details.current?.open === true), []);
  const there = (
    <a href={source.link} rel={relation(source.link)}>
      {renderText(source.label)}
    </a>
  );
  const rest = (
    <p className="embed-note">
      {renderText(note)} {there}
    </p>
  );
  return (
    <Section block={block}>
      {frame ? (
        <details
          ref={details}
          className="embed"
          data-host={new URL(frame).origin}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="embed-press">
            {picture && <Picture image={picture} sizes="(min-width: 64rem) 60rem, 100vw" />}
            <span>
              {icon !== undefined && <Icon name={icon} />}
              {renderText(label)}
            </span>
          </summary>
          <div className="embed-frame" data-shape={shape}>
            {isOpen ? <iframe src={frame} title={plainText(label)} allowFullScreen /> : there}
          </div>
        </details>
      ) : (
        picture && <Picture image={picture} sizes="(min-width: 64rem) 60rem, 100vw" />
      )}
      {rest}
    </Section>
  );
}

EmbeddedBlock.behaves = true;
EmbeddedBlock.isApart = true;
