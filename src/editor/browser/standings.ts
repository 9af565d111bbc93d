import type { ProposalStanding } from '../shared/protocol.ts';
import type { Editing } from './editing/editing.ts';
import { ask } from './editing/server.ts';
import { make } from './ui/dom.ts';
import { whenIn } from './ui/when.ts';
import type { WordName } from './words/words.en.ts';

/** Milliseconds after which it is asked again how far something has come that is under way. */
const PAUSE = 15_000;

/** What is said of each. */
const SAID = {
  proposed: 'isProposed',
  checking: 'isChecking',
  checked: 'isChecked',
  faulty: 'isFaulty',
  taken: 'isTaken',
  publishing: 'isPublishing',
  published: 'isPublished',
  unpublished: 'isUnpublished',
  refused: 'isRefused',
} as const satisfies Record<ProposalStanding['is'], WordName>;

/** What has become of what was proposed before; it comes when it is known, and is empty where nothing was. */
export function standingsPart(editing: Editing): HTMLElement {
  const part = make('div', { class: 'fields' });
  void fill(editing, part);
  return part;
}

async function fill(editing: Editing, part: HTMLElement): Promise<void> {
  const { speech } = editing;
  const answer = await ask('standings').catch(() => undefined);
  if (answer && answer.standings.length === 0) return;
  const heading = make('b', {}, speech.say('standings'));
  if (answer) part.replaceChildren(heading, ...answer.standings.map((each) => shown(editing, each)));
  else part.replaceChildren(heading, make('p', { class: 'note' }, speech.say('unreachable')));
  const isUnderWay = answer?.standings.some(({ is }) => is === 'checking' || is === 'publishing');
  if (isUnderWay) setTimeout(() => part.isConnected && void fill(editing, part), PAUSE);
}

function shown({ speech }: Editing, { title, address, when, is, seenAt }: ProposalStanding): HTMLElement {
  const link = (href: string, words: string) =>
    make('p', {}, make('a', { href, target: '_blank', rel: 'noopener noreferrer' }, make('bdi', {}, words)));
  const said = make(
    'p',
    {},
    make('span', { class: `tag ${is}` }, speech.say(SAID[is])),
    ' ',
    whenIn(speech.language, when),
  );
  return make(
    'section',
    {},
    link(address, title),
    said,
    seenAt !== undefined && link(seenAt, speech.say('seePublished')),
  );
}
