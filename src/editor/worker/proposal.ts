import type { Project } from '../../content/project.ts';
import { titlesOfFiles } from '../desk/changes/title-of-file.ts';
import type { Step } from '../desk/session.ts';
import type { WebPlace } from '../shared/web.ts';

interface Proposing {
  /** What the author calls the changes. */
  readonly name: string;
  /** The branch that earlier changes of this sitting are on. */
  readonly before: string | undefined;
  readonly site: Project;
  readonly done: readonly Step[];
  readonly place: WebPlace;
  readonly now?: Date;
}

/** The branch that changes go to, and what whoever publishes them reads: what has become of which words. */
export function proposalOf({ name, before, site, done, place, now = new Date() }: Proposing) {
  const branch =
    before ?? `edit/${slugOf(name)}-${now.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}`;
  const address = place.preview?.replaceAll('{branch}', branch.replace(/[^a-zA-Z0-9]+/g, '-'));
  return {
    branch,
    preview: address,
    text: [...linesOf(done, site), ...(address ? ['', address] : [])].join('\n'),
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

/** One line for each change: where, in words of the page, and from what to what. */
function linesOf(done: readonly Step[], site: Project): string[] {
  const whereIs = titlesOfFiles(site, site.siteFile.known.defaultLanguage);
  const labels = new Map(site.siteFile.known.languages.map(({ code, label }) => [code, label]));
  return done.map((step) => {
    const { title, of } = whereIs(step);
    const language = labels.get(step.text?.language ?? '') ?? step.language;
    const way = [title ?? of, ...step.what].join(' › ');
    const change = step.was === undefined && step.to === undefined ? '' : `: ${quoted(step.was)} → ${quoted(step.to)}`;
    return `- ${plain(way)}${language ? `, ${plain(language)}` : ''}${change}`;
  });
}

/** What an author has typed is shown letter by letter: nothing of it is Markdown, a mention or a link. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~@-]/g, '\\$&').replace(/\s+/g, ' ');
const quoted = (text: string | undefined): string => (text === undefined ? '–' : `“${plain(text)}”`);
