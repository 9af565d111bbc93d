import type { PrintedDiagnostic } from '../../diagnostics/as-json.ts';
import type { DevNotes } from './notes.ts';

const SHEET = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 99999; font: 15px/1.5 system-ui, sans-serif; color: #1d2126; direction: ltr; }
.overlay { position: fixed; inset: 0; overflow: auto; padding: 5vmin; background: rgb(0 0 0 / .55); }
.card { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem; border-radius: 12px; background: #fff; margin-block-end: 1rem; }
.where { font: 600 13px/1.4 ui-monospace, monospace; color: #b3261e; overflow-wrap: anywhere; }
.warning .where { color: #7a5200; }
pre { margin: .75rem 0; padding: .75rem 1rem; border-radius: 8px; overflow-x: auto; background: #f4f5f7; font: 13px/1.5 ui-monospace, monospace; }
p { margin: 0; } .message { font-weight: 600; } .hint { color: #545b64; } .name { font: 13px ui-monospace, monospace; background: #e9ebee; padding: 0 .25em; border-radius: 4px; }
details { background: #1d2126; color: #fff; padding: .375rem 1rem; max-block-size: 50vh; overflow: auto; }
details[hidden] { display: none; }
summary { cursor: pointer; } li { margin-block: .25rem; }
`;

const element = (name: string, className: string, text = '') => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

/** A message in any language: its direction is its own, names and addresses in it keep theirs. */
function prose(className: string, text: string): HTMLElement {
  const made = element('p', className);
  made.dir = 'auto';
  for (const [index, part] of text.split('`').entries()) {
    if (index % 2 === 0) made.append(part);
    else {
      const name = element('bdi', 'name', part);
      name.dir = 'ltr';
      made.append(name);
    }
  }
  return made;
}

function card({ file, line, column, code, frame, message, hint, severity }: PrintedDiagnostic): HTMLElement {
  const made = element('article', `card ${severity}`);
  made.append(
    element('p', 'where', `${file}:${line}:${column} ${code}`),
    element('pre', '', frame),
    prose('message', message),
    prose('hint', hint),
  );
  return made;
}

/** The messages over a page that has mistakes, and the bar that lists its warnings. */
export function createPanel(): { show(notes: DevNotes): void } {
  const host = document.createElement('dev-panel');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  // What else lies at the foot of the window stands above it.
  const tellHeight = () =>
    document.documentElement.style.setProperty('--dev-panel', `${root.querySelector('.bar')?.clientHeight ?? 0}px`);
  new ResizeObserver(tellHeight).observe(host);
  let shown = '';
  return {
    show({ diagnostics = [], missing = [] }) {
      // What is told again stays as it is: the list may be open, and be read.
      const now = JSON.stringify([diagnostics, missing]);
      if (now === shown) return;
      shown = now;
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
      root.replaceChildren();
      if (errors.length) {
        const overlay = element('div', 'overlay');
        overlay.setAttribute('role', 'alert');
        overlay.append(...errors.map(card));
        root.append(overlay);
      }
      if (warnings.length || missing.length) {
        const bar = element('details', 'bar');
        const list = element('ul', '');
        list.append(
          ...warnings.map(({ file, line, message, hint }) => element('li', '', `${file}:${line} ${message} ${hint}`)),
        );
        bar.append(element('summary', '', [`⚠ ${warnings.length}`, ...missing].join(' · ')), list);
        root.append(bar);
      }
      tellHeight();
    },
  };
}
