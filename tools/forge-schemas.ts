import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes what the tests hold the double of GitHub against (`tests/forge/github.json`): of GitHub's own description of its
 * interface the operations that stores use, without words and examples. The description is
 * `generated/api.github.com.json` in the package `@octokit/openapi` (`npm pack @octokit/openapi`), which has 400 MB unpacked.
 */
const REPOSITORY = '/repos/{owner}/{repo}';
const USED: Readonly<Record<string, readonly string[]>> = {
  '/git/ref/{ref}': ['get'],
  '/commits': ['get'],
  '/commits/{ref}/check-runs': ['get'],
  '/commits/{ref}/status': ['get'],
  '/compare/{basehead}': ['get'],
  '/issues/{issue_number}/comments': ['get', 'post'],
  '/deployments': ['get'],
  '/deployments/{deployment_id}/statuses': ['get'],
  '/contents/{path}': ['get'],
  '/git/refs': ['post'],
  '/git/refs/{ref}': ['patch'],
  '/git/commits': ['post'],
  '/git/commits/{commit_sha}': ['get'],
  '/git/trees': ['post'],
  '/git/trees/{tree_sha}': ['get'],
  '/git/blobs': ['post'],
  '/git/blobs/{file_sha}': ['get'],
  '/pulls': ['get', 'post'],
  '/pulls/{pull_number}': ['patch'],
  '/pulls/{pull_number}/merge': ['put'],
};
/** What only people read. */
const WORDS = /^(?:description|summary|title|examples?|externalDocs|operationId|tags|deprecated|x-.*)$/;

type Part = Readonly<Record<string, unknown>>;
interface Description {
  readonly openapi: string;
  readonly info: Part;
  readonly paths: Readonly<Record<string, Part>>;
  readonly components: Readonly<Record<string, Part>>;
}

const [from = ''] = process.argv.slice(2);
const { openapi, info, paths, components } = JSON.parse(readFileSync(from, 'utf8')) as Description;
const kept: Record<string, Record<string, unknown>> = {};

/** A part without words; what it leans on is kept as well. A property may be called like one of them. */
function bare(part: unknown, areNames = false): unknown {
  if (Array.isArray(part)) return part.map((each) => bare(each));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).filter(([key]) => areNames || !WORDS.test(key));
  for (const [key, value] of entries) if (key === '$ref' && !areNames) keep(String(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, bare(value, key === 'properties' && !areNames)]));
}

function keep(reference: string): void {
  const [kind = '', name = ''] = reference.replace('#/components/', '').split('/');
  kept[kind] ??= {};
  const own = kept[kind] ?? {};
  if (Object.hasOwn(own, name)) return;
  own[name] = {};
  own[name] = bare(components[kind]?.[name]);
}

const used = Object.entries(USED).map(([path, methods]) => {
  const whole = paths[REPOSITORY + path] ?? {};
  return [REPOSITORY + path, Object.fromEntries(methods.map((method) => [method, bare(whole[method])]))] as const;
});
const { version, license } = info;
writeFileSync(
  join(import.meta.dirname, '../tests/forge/github.json'),
  `${JSON.stringify({ openapi, info: { title: 'GitHub REST API', version, license }, paths: Object.fromEntries(used), components: kept })}\n`,
);
