import type { TextValue } from '../../schema/resolved.ts';
import { Icon } from './Icon.tsx';
import { relation } from './RichText.tsx';
import { renderText } from './render-text.tsx';

export type ButtonStyle = 'primary' | 'outline' | 'quiet';

export interface Action {
  readonly label: TextValue;
  readonly link: string;
  readonly style?: ButtonStyle | undefined;
}

const classes = { primary: 'btn-primary', outline: 'btn-outline', quiet: 'btn-quiet' } as const;

/** A link that asks the visitor to do something. */
export function Button({ action, style = 'outline' }: { action: Action; style?: ButtonStyle }) {
  const look = action.style ?? style;
  return (
    <a className={classes[look]} href={action.link} rel={relation(action.link)}>
      <span>{renderText(action.label)}</span>
      {look !== 'outline' && <Icon name="arrow-right" size={18} className="rtl:mirror" />}
    </a>
  );
}

/** Buttons in a row: the first asks loudest, so that a view has one answer to 'what now?'. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="actions">
      {actions.map((action, place) => (
        <Button key={place} action={action} style={place === 0 ? 'primary' : 'outline'} />
      ))}
    </div>
  );
}
