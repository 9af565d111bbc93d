import type { BranchInfo, ChangeOutcome, CommitRequest } from '../shared/protocol.ts';
import { changeShown } from './change-shown.ts';
import type { Editing } from './editing/editing.ts';
import { ask } from './editing/server.ts';
import { reviewPart } from './review.ts';
import { standingsPart } from './standings.ts';
import { openStale } from './text/stale.ts';
import { FORM, make, makeComplaint } from './ui/dom.ts';
import { focusedElement } from './ui/kept-focus.ts';
import { openPanel } from './ui/panel.ts';

/** What was changed in this sitting, each to be taken back, and the same as lines of the files. */
export async function openChanges(editing: Editing, review: BranchInfo | undefined): Promise<void> {
  const { speech } = editing;
  const panel = openPanel(speech, { title: speech.say('changes'), broad: true, changed: () => fill() });
  let record: HTMLElement | undefined;
  /** What has been proposed in this panel. */
  let told: HTMLElement | undefined;
  let plain: HTMLDetailsElement | undefined;
  let reviewed: HTMLElement | undefined;
  /** What has become of what was proposed before. */
  let before: HTMLElement | undefined;
  let asked = 0;
  const fill = async () => {
    const own = ++asked;
    const { changes, lines, becomes } = await ask('changes');
    await panel.free();
    // Of answers that overtake one another the one to the last question counts.
    if (own !== asked) return;
    record ??=
      becomes === undefined
        ? savedAtOnce(editing)
        : becomes === 'commit'
          ? recording(editing)
          : proposing(editing, (part) => {
              told = part;
              before = undefined;
              // What somebody else has changed meanwhile may have been shown in its place.
              if (panel.body.isConnected) void fill();
              else openPanel(speech, { title: speech.say('changes') }).body.append(part);
            });
    const focused = focusedElement();
    const isInside = panel.body.contains(focused);
    const entries = changes.map((change) => changeShown(editing, change, revertButton(change.step))).reverse();
    const open = plain?.open ?? false;
    plain = make('details', { open }, make('summary', {}, speech.say('lines')), linesShown(lines));
    if (review) reviewed ??= reviewPart(editing, review, panel.close);
    if (becomes === 'proposal') before ??= standingsPart(editing);
    panel.body.replaceChildren(
      ...(reviewed ? [reviewed] : []),
      ...(entries.length
        ? [...entries, plain, record]
        : told
          ? [told]
          : [make('p', { class: 'note' }, speech.say('noChanges'))]),
      ...(before ? [before] : []),
    );
    if (!isInside || !(focused instanceof HTMLElement)) return;
    const next = panel.body.contains(focused) ? focused : panel.body.querySelector('button');
    (next ?? panel.body.parentElement?.querySelector('button'))?.focus();
  };
  const revertButton = (step: number) =>
    make('button', { type: 'button', onclick: () => void revert(step) }, speech.say('revert'));
  const revert = async (step: number) => {
    const outcome = await editing.send('revert', { step });
    if (outcome?.kind === 'done') editing.tell(speech.say('undone'));
    else if (outcome?.kind === 'refused') editing.tell(speech.why(outcome), true);
    else if (outcome) editing.tell(speech.say('staleTitle'), true);
    await fill();
  };
  await fill();
}

function linesShown(lines: string): HTMLElement {
  const shown = make('pre', { tabindex: '0' });
  for (const line of lines.split('\n')) {
    const name = line.startsWith('+ ') ? 'ins' : line.startsWith('- ') ? 'del' : 'span';
    shown.append(make(name, {}, line));
  }
  return shown;
}

/** Asks for a name and a branch, and makes a commit of what was changed. */
function recording(editing: Editing): HTMLElement {
  const { speech } = editing;
  const input = (label: string, placeholder: string) =>
    make('input', { type: 'text', 'aria-label': label, placeholder, dir: 'auto' });
  const [name, branch] = [
    input(speech.say('commitName'), speech.say('commitName')),
    input(speech.say('branch'), speech.say('branch')),
  ];
  const complaint = makeComplaint();
  const record = async () => {
    const outcome = await editing.send('record', { name: name.value, branch: branch.value.trim() });
    complaint.textContent = outcome?.kind === 'refused' ? speech.why(outcome) : '';
    if (outcome?.kind === 'done') editing.tell(speech.say('recorded'));
  };
  const button = make('button', { type: 'button', class: 'main', onclick: () => void record() }, speech.say('record'));
  return make(
    'section',
    { [FORM]: true },
    make('p', { class: 'note' }, speech.say('recordNote')),
    name,
    branch,
    button,
    complaint,
  );
}

const savedAtOnce = ({ speech }: Editing): HTMLElement => make('p', { class: 'note' }, speech.say('savedAtOnce'));

/** Asks for a name, and sends what was changed to whoever publishes the site. */
function proposing(editing: Editing, told: (proposed: HTMLElement) => void): HTMLElement {
  const { speech } = editing;
  const label = speech.say('commitName');
  const name = make('input', { type: 'text', 'aria-label': label, placeholder: label, dir: 'auto' });
  const complaint = makeComplaint();
  const propose = async (keep?: CommitRequest['keep']) => {
    const outcome = await editing.send('record', { name: name.value, branch: '', keep });
    complaint.textContent = outcome?.kind === 'refused' ? speech.why(outcome) : '';
    if (outcome?.kind === 'stale')
      openStale(speech, outcome, { keep: () => void propose('mine'), take: () => void propose('theirs') });
    if (outcome?.kind !== 'done') return;
    editing.tell(speech.say('proposed'));
    if (outcome.proposed) told(proposedPart(editing, outcome.proposed));
  };
  const button = make(
    'button',
    { type: 'button', class: 'main', onclick: () => void propose() },
    speech.say('propose'),
  );
  return make(
    'section',
    { [FORM]: true },
    make('p', { class: 'note' }, speech.say('proposeNote')),
    name,
    button,
    complaint,
  );
}

type ProposalLinks = NonNullable<Extract<ChangeOutcome, { kind: 'done' }>['proposed']>;

/** Where people read what has been proposed, and see it. */
function proposedPart({ speech }: Editing, { address, preview }: ProposalLinks): HTMLElement {
  const link = (href: string, words: string) =>
    make('p', {}, make('a', { href, target: '_blank', rel: 'noopener noreferrer' }, words));
  return make(
    'section',
    {},
    make('p', { role: 'status' }, speech.say('proposed')),
    link(address, speech.say('readProposal')),
    preview !== undefined && link(preview, speech.say('seePreview')),
  );
}
