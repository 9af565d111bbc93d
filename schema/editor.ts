import { z } from 'zod';
import { wrongFormat } from './leaf.ts';
import { isServiceAddress } from './particular.ts';

/** What the page of a repository looks like: a plain https host, its owner and its name; at GitLab groups may lie in groups. */
const REPOSITORY = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:\/[\w.-]+){2,}$/;
/** One step of an address. */
const PATH = /^\/[a-z][a-z0-9-]*$/;
/** A branch as git allows it, as far as it needs no quotes anywhere. */
const BRANCH = /^(?!.*(?:\.\.|\/\/|\.lock$|\.$|\/$))[A-Za-z0-9][\w./-]*$/;
const FOLDER = /^(?!\.{1,2}(?:\/|$))[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*$/;
/** An https address in which `{branch}` may stand. */
const PREVIEW = /^https:\/\/[\w.{}-]+(?:\/[\w.{}~/-]*)?$/;

/** Where the page editor of the published site finds the site's files; without it, the site has none. */
export const editor = z
  .strictObject({
    /** The page of the repository: `https://github.com/bakery/website`. */
    repository: z.string().refine((written) => REPOSITORY.test(written), wrongFormat),
    /** What kind of service that is: `github` unless told, `gitlab`, or `gitea`, which Forgejo is as well. */
    forge: z.enum(['github', 'gitlab', 'gitea']).default('github'),
    /** The branch that the site is published from; `main` unless told. */
    branch: z
      .string()
      .refine((written) => BRANCH.test(written), wrongFormat)
      .default('main'),
    /** The folder within the repository that site.yaml lies in; its top unless told. */
    folder: z
      .string()
      .refine((written) => FOLDER.test(written), wrongFormat)
      .optional(),
    /** The address of the editor on the site; `/edit` unless told. */
    path: z
      .string()
      .refine((written) => PATH.test(written), wrongFormat)
      .default('/edit'),
    /** Where the host shows a branch before it is published: `https://{branch}--bakery.netlify.app`. */
    preview: z
      .string()
      .refine((written) => PREVIEW.test(written), wrongFormat)
      .optional(),
    /** A service of your own that signs authors in; without it, each pastes a token. */
    signIn: z.string().refine(isServiceAddress, wrongFormat).optional(),
  })
  .superRefine(({ repository, forge }, ctx) => {
    // At GitLab alone groups lie in groups.
    if (forge !== 'gitlab' && repository.split('/').length > 5)
      ctx.addIssue({ code: 'custom', input: repository, path: ['repository'], ...wrongFormat });
  })
  .optional();
