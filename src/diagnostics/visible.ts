/**
 * A line as a terminal and a log may have it: control characters as their pictures (Unicode, U+2400 to U+2421), and
 * U+FFFD for those that have none. Sent as they are, they would colour, overwrite or end the line. What begins a command
 * to CI, `::` in front of a line and `##[` or `##name[` anywhere, is shown with a sign that looks alike. What takes no
 * room and belongs to no word is shown as U+FFFD too, or two names would look the same. A sign takes the place of one, so
 * that what is underlined stays underlined.
 */
export const visible = (line: string): string =>
  line
    .replace(UNSEEN, (sign) => (/^\u{1f3f4}/u.test(sign) ? sign : '\ufffd'.repeat(sign.length)))
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e]/gu, (sign) => {
      const code = sign.charCodeAt(0);
      if (code < 0x20) return String.fromCharCode(0x2400 + code);
      return code === 0x7f ? '\u2421' : '\ufffd';
    })
    .replace(/^(\s*):(?=:)/, '$1\u2236')
    .replace(/##(?=\w*\[)/g, '#\u266f');

/**
 * Characters without width that neither join letters nor shape an emoji nor turn a line: spaces without width, soft
 * hyphens, marks of the order of bytes, tags (Unicode 15.1, 23.2 and 23.9); and the flag of a part of a country, which is
 * spelt with tags.
 */
const UNSEEN =
  /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|[\u00ad\u180e\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
