import { spawnSync } from 'node:child_process';
import type { PastFile } from '../editor/desk/texts/text-history.ts';

/** The last commits of the machine's git that have changed a file of the site; none where it lies in no repository. */
export async function fileVersions(root: string, file: string, most: number): Promise<readonly PastFile[]> {
  const git = (...options: string[]) => spawnSync('git', ['-C', root, ...options], { maxBuffer: 50_000_000 });
  const log = git('log', `--max-count=${most}`, '--format=%H%x00%aI%x00%an', '--', file);
  if (log.status !== 0) return [];
  return log.stdout
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', when = '', by = ''] = line.split('\0');
      return {
        when,
        by,
        async read() {
          const shown = git('show', `${commit}:./${file}`);
          return shown.status === 0 ? new Uint8Array(shown.stdout) : undefined;
        },
      };
    });
}
