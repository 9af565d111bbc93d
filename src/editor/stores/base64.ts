/** Bytes as base64, a piece at a time: a call takes only so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters);
}

/** What base64 stands for; forges break it into lines. */
export const fromBase64 = (written: string): Uint8Array =>
  Uint8Array.from(atob(written.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
