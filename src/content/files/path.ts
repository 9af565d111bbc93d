/** The last part of a path. */
export const nameOf = (path: string) => path.slice(path.lastIndexOf('/', path.length - 2) + 1).replace(/\/$/, '');

/** The folder that something lies in; empty at the top. */
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** One path after the other, without `.` and `..`: what leads out of where they begin starts with `../`. */
export function joined(...paths: readonly string[]): string {
  const parts: string[] = [];
  const whole = paths.join('/');
  for (const part of whole.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/') + (whole.endsWith('/') ? '/' : '');
}
