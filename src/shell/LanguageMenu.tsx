import { Content, RadioGroup, RadioItem, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { useSurroundings } from '../../blocks/ui/context.tsx';
import type { ChoosingProps } from './entries.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { LanguageTrigger } from './LanguageTrigger.tsx';
import { languagesFor } from './languages.ts';

interface LanguageMenuProps extends ChoosingProps {
  /** True when the disclosure that this menu replaces was open. */
  defaultOpen: boolean;
  /** True when it had the focus. */
  focused: boolean;
}

/**
 * The language switcher as a dropdown menu. It is rendered in place, not in a portal, so that it stays within the
 * header's landmark.
 */
export function LanguageMenu({ site, page, onChoose, defaultOpen, focused }: LanguageMenuProps) {
  const { direction } = useSurroundings();
  return (
    <div className="menu language">
      <Root modal={false} dir={direction} defaultOpen={defaultOpen}>
        <Trigger className="menu-trigger" autoFocus={focused}>
          <LanguageTrigger site={site} />
        </Trigger>
        <Content className="menu-panel" align="end" loop onCloseAutoFocus={keepFocusElsewhere}>
          <RadioGroup value={site.language}>
            {languagesFor(site, page).map((offer) => (
              <RadioItem key={offer.code} value={offer.code} asChild>
                <LanguageLink offer={offer} base={site.base} onChoose={onChoose} />
              </RadioItem>
            ))}
          </RadioGroup>
        </Content>
      </Root>
    </div>
  );
}

/** The focus goes back to the trigger, unless the chosen language's page has already taken it. */
function keepFocusElsewhere(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}
