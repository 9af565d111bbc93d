import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import { editor } from '../../schema/editor.ts';
import type { Answered } from './questions.ts';

/** What site.yaml says of the page editor; undefined of a site that has none. */
type AuthoredEditor = z.input<typeof editor>;

/** The repository that a folder lies in or is to lie in, as its git knows it. */
interface KnownRepository {
  /** The page of the repository. */
  readonly page: string;
  readonly branch?: string;
  /** The folder within it. */
  readonly folder?: string;
}

/** The page of a repository by the address that git has of it; no name and no key of anybody stays in it. */
export function pageOf(remote: string): string | undefined {
  const bare = remote
    .trim()
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '');
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/@:]+)(?::\d+)?\/+(.+)$/.exec(bare) ??
    /^(?:[^@/:]+@)([^/:@]+):\/*(.+)$/.exec(bare) ??
    [];
  return host && path ? `https://${host.toLowerCase()}/${path}` : undefined;
}

/** Asks git for the repository of a folder that may still be to be made; undefined where there is none, or none that has a page. */
export function repositoryOf(root: string): KnownRepository | undefined {
  let near = root;
  while (!existsSync(near)) near = dirname(near);
  const git = (...asked: string[]) => {
    const { status, stdout } = spawnSync('git', ['-C', near, ...asked], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : '';
  };
  const page = pageOf(git('remote', 'get-url', 'origin'));
  if (!page) return undefined;
  const published = git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD').replace(/^origin\//, '');
  const branch = published || git('symbolic-ref', '--short', 'HEAD');
  const top = git('rev-parse', '--show-toplevel');
  const folder = relative(realpathSync(top), join(realpathSync(near), relative(near, root))).replaceAll('\\', '/');
  return { page, ...(branch && branch !== 'main' && { branch }), ...(folder && { folder }) };
}

const FORGES = ['github', 'gitlab', 'gitea'] as const;
type ForgeKind = (typeof FORGES)[number];

/** What kind of service a host is, as far as its name says it. */
function forgeOf(page: string): ForgeKind | undefined {
  const { hostname } = new URL(page);
  if (/(?:^|\.)(?:codeberg|gitea|forgejo)\./.test(hostname)) return 'gitea';
  return FORGES.find((forge) => hostname.split('.').includes(forge));
}

const EXAMPLE = 'https://github.com/bakery/website';

/** Judges whether a site is to have the page editor, and for which repository. */
export function judgeEditor(answer: string, known: KnownRepository | undefined): Answered<AuthoredEditor> {
  if (/^(?:none|no|n)$/i.test(answer)) return { value: undefined };
  const [, told, address = ''] = /^(?:(github|gitlab|gitea)\s+)?(\S+)$/.exec(answer) ?? [];
  const isYes = /^(?:yes|y)$/i.test(address);
  if (isYes && !known)
    return { refusal: `Git knows no repository of this folder: say its page, such as ${EXAMPLE}, or none.` };
  const page = isYes ? known?.page : pageOf(address);
  if (!page)
    return { refusal: `\`${answer}\` is no page of a repository. It is none, yes, or an address such as ${EXAMPLE}.` };
  const forge = FORGES.find((each) => each === told) ?? forgeOf(page);
  if (!forge)
    return {
      refusal: `What kind of service is ${new URL(page).hostname}? Say it before the address: github, gitlab or gitea (Forgejo too), as in \`gitea ${page}\`.`,
    };
  const { branch, folder } = page === known?.page ? known : {};
  const made = {
    repository: page,
    ...(forge !== 'github' && { forge }),
    ...(branch && { branch }),
    ...(folder && { folder }),
  };
  if (editor.safeParse(made).success) return { value: made };
  return { refusal: `\`${page}\` is no page of a repository that the editor can write to: it is like ${EXAMPLE}.` };
}
