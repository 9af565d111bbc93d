/**
 * What the build has written beside this script; undefined where it does not come. In the middle of reading nothing can be waited
 * for: a worker may ask and stand still until it is answered.
 */
export function besideNow<Content>(file: string): Content | undefined {
  try {
    const asking = new XMLHttpRequest();
    asking.open('GET', new URL(file, import.meta.url), false);
    asking.send();
    return asking.status === 200 ? (JSON.parse(asking.responseText) as Content) : undefined;
  } catch {
    return undefined;
  }
}
