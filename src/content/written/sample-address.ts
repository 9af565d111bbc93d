const OWN = 'domain|website|site|company|business|brand|firm|store|shop|e-?mail|mail';
const OWN_TR = 'site|firma|marka|magaza|sirketi|domaini|alanad[iı]';

/** A host or a mailbox that stands for one’s own in what assistants, templates and manuals write. */
const SAMPLE = new RegExp(
  `(?<![\\w-])(?:(?:your|my)-?(?:${OWN})(?:-?name)?|(?:${OWN_TR})n[iı]z)\\.[a-z]{2,6}(?:\\.[a-z]{2})?(?![\\w-]|\\.\\w)`,
  'i',
);

/** Where such an address stands in a text or a link. */
export function sampleAddress(text: string): { start: number; end: number } | undefined {
  if (!text.includes('.')) return undefined;
  const found = SAMPLE.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
