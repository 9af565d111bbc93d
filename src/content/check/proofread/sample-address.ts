const OWN = 'domain|website|site|company|business|brand|firm|store|shop|e-?mail|mail';
const OWN_TR = 'site|firma|marka|magaza|sirketi|domaini|alanad[iı]';

/** A host that stands for one’s own in what assistants, templates and manuals write. */
const SAMPLE = new RegExp(
  `(?<![\\w-])(?:your-?(?:${OWN})(?:-?name)?|my-?(?:domain|website|site|company)|(?:${OWN_TR})n[iı]z)\\.[a-z]{2,6}(?:\\.[a-z]{2})?(?![\\w-]|\\.\\w)`,
  'i',
);

/** Such a host in a text or a link. */
export const sampleAddress = (text: string): string | undefined =>
  text.includes('.') ? SAMPLE.exec(text)?.[0] : undefined;
