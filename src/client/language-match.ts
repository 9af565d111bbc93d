/** A language tag with what it leaves unsaid: `zh-CN` is `zh-Hans-CN` (likely subtags, UTS 35); undefined where it is none. */
function fullTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** How well a language of the site serves a wanted one: 0 not at all, 3 in its script and for its region. */
function gradeOf(code: string, wanted: Intl.Locale): number {
  const own = fullTag(code);
  if (!own || own.language !== wanted.language) return 0;
  // A code without a script or a region serves all who speak the language (RFC 4647, section 3.4).
  if (own.script !== wanted.script) return code.includes('-') ? 0 : 1;
  return own.region === wanted.region ? 3 : 2;
}

/** The language of the site that serves the first of the wanted ones that any serves. */
export function matchLanguages(wanted: readonly string[], codes: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const full = fullTag(tag);
    const serving = full ? [3, 2, 1].map((grade) => codes.find((code) => gradeOf(code, full) === grade)) : [];
    const best = serving.find((code) => code !== undefined);
    if (best !== undefined) return best;
  }
  return undefined;
}
