/**
 * A line as a terminal and a log may have it: control characters as their pictures (Unicode, U+2400 to U+2421), and
 * U+FFFD for those that have none. Sent as they are, they would colour, overwrite or end the line. What begins a command
 * to CI, `::` in front of a line and `##[` or `##name[` anywhere, is shown with a sign that looks alike. A sign takes
 * the place of one, so that what is underlined stays underlined.
 */
export const visible = (line: string): string =>
  line
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e]/gu, (sign) => {
      const code = sign.charCodeAt(0);
      if (code < 0x20) return String.fromCharCode(0x2400 + code);
      return code === 0x7f ? '\u2421' : '\ufffd';
    })
    .replace(/^(\s*):(?=:)/, '$1\u2236')
    .replace(/##(?=\w*\[)/g, '#\u266f');
