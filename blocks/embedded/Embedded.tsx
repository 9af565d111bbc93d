import { useEffect, useRef, useState } from 'react';
import { plainText } from '../../schema/plain-text.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { useSurroundings } from '../ui/context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { relation } from '../ui/RichText.tsx';
import { renderText } from '../ui/render-text.tsx';
import { Section } from '../ui/Section.tsx';

/** The browser itself opens and closes it; the frame is there only while it is open, so that closing ends a film. */
export function EmbeddedBlock({ block }: { block: BlockOf<'embedded'> }) {
  const { label, icon, picture, frame, film, captions, shape, note, source } = block;
  const { language } = useSurroundings();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before the program came.
  useEffect(() => setOpen(details.current?.open === true), []);
  const there = source && (
    <a href={source.link} rel={relation(source.link)}>
      {renderText(source.label)}
    </a>
  );
  const rest = (note || there) && (
    <p className="embed-note">
      {note && renderText(note)} {there}
    </p>
  );
  return (
    <Section block={block}>
      {film && picture ? (
        // The browser's own player: nothing of the film loads before somebody presses it.
        // biome-ignore lint/a11y/useMediaCaption: a film in which nobody speaks has none.
        <video
          className="embed"
          data-shape={shape}
          controls
          playsInline
          preload="none"
          poster={picture.src}
          aria-label={plainText(label)}
        >
          <source src={film} type={/webm$/i.test(film) ? 'video/webm' : 'video/mp4'} />
          {captions && <track kind="captions" src={captions} srcLang={language} default />}
          <a href={film}>{renderText(label)}</a>
        </video>
      ) : frame ? (
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
