import { useEffect, useRef, useState } from 'react';
import type { ChoosingProps } from './entries.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import type { LanguageMenu } from './LanguageMenu.tsx';
import { LanguageTrigger } from './LanguageTrigger.tsx';
import { MENU_NAME } from './menu-elements.ts';

/** The menu that has taken the disclosure's place, and what the disclosure was doing at that moment. */
interface Replacement {
  readonly Menu: typeof LanguageMenu;
  readonly open: boolean;
  readonly focused: boolean;
}

/**
 * The languages of the page: links in a native disclosure, replaced by a dropdown menu that is fetched at the first
 * sign of interest. Should that fail, the links stay.
 */
export function LanguageSwitcher({ site, page, onChoose }: ChoosingProps) {
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const fetched = useRef<typeof LanguageMenu>(null);
  const pressed = useRef(false);

  // Never between a press and its click, which would be lost with the element under it.
  const replace = () => {
    const element = details.current;
    if (!fetched.current || !element || pressed.current) return;
    const focused = element.contains(document.activeElement);
    setReplacement({ Menu: fetched.current, open: element.open, focused });
  };
  const release = () => {
    pressed.current = false;
    replace();
  };
  const prepare = async () => {
    try {
      fetched.current ??= (await import('./LanguageMenu.tsx')).LanguageMenu;
      replace();
    } catch {
      // Without a connection there is no dropdown menu, and none is needed.
    }
  };

  // It may have been opened before there was a program.
  useEffect(() => {
    if (details.current?.matches('[open], :hover, :focus-within')) void prepare();
  });

  if (replacement) {
    const { Menu, open, focused } = replacement;
    return <Menu site={site} page={page} onChoose={onChoose} defaultOpen={open} focused={focused} />;
  }
  return (
    <details
      ref={details}
      name={MENU_NAME}
      className="menu language"
      suppressHydrationWarning
      onPointerEnter={prepare}
      onFocus={prepare}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onPointerCancel={release}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && release()}
      onToggle={() => {
        pressed.current = false;
        prepare();
      }}
    >
      <summary>
        <LanguageTrigger site={site} />
      </summary>
      <div className="menu-panel">
        <LanguageLinks site={site} page={page} onChoose={onChoose} />
      </div>
    </details>
  );
}
