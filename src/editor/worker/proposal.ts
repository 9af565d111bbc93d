import type { Project } from '../../content/project.ts';
import { changesInMarkdown, onPageSaid } from '../desk/changes/in-words.ts';
import type { Step } from '../desk/session.ts';
import type { WebPlace } from '../shared/web.ts';
import { PROPOSED } from '../stores/standing.ts';

interface Proposing {
  /** What the author calls the changes. */
  readonly name: string;
  /** The branch that earlier changes of this sitting are on. */
  readonly before: string | undefined;
  readonly site: Project;
  readonly done: readonly Step[];
  readonly place: WebPlace;
  /** Where the editor is; undefined of one that nobody else has. */
  readonly editor: string | undefined;
  readonly now?: Date;
}

/** The branch that changes go to, and what whoever publishes them reads: what has become of which words. */
export function proposalOf({ name, before, site, done, place, editor, now = new Date() }: Proposing) {
  const branch =
    before ?? `${PROPOSED}${slugOf(name)}-${now.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}`;
  const address = place.preview?.replaceAll('{branch}', branch.replace(/[^a-zA-Z0-9]+/g, '-'));
  return {
    branch,
    preview: address,
    text: [
      ...changesInMarkdown(done, site),
      ...(editor ? ['', `${onPageSaid(site)}: ${editor}?branch=${encodeURIComponent(branch)}`] : []),
      ...(address ? ['', address] : []),
    ].join('\n'),
  };
}

/** A name in the letters that branches and the addresses of previews have. */
const slugOf = (name: string): string =>
  (
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? ['texts']
  )
    .join('-')
    .slice(0, 40)
    .replace(/-$/, '');
