import { knownWords } from './known-words/by-language.ts';

/** What a reviewer says of a text, in brackets within it: whole, and in any text, as English is what colleagues share. */
const REMARKS = [
  '(?:is|are) (?:this|that|it|these)(?: really| still)? (?:true|right|correct|ok(?:ay)?|accurate|needed|necessary)',
  '(?:really|sure|why|true|correct|right|tone|source|ok(?:ay)?)\\?',
  'ok(?:ay)?|approved|no changes?|(?:citation|source) needed|too (?:long|short|hard|vague|technical|formal)',
  '(?:this )?(?:sentence|line|paragraph|word|part|text|bullet) (?:can|to|should|will|could|must) (?:go|be (?:deleted|removed|cut|moved|rewritten|shortened))',
  '(?:rewrite|shorten|rephrase) (?:this|it)(?: \\p{L}{1,20}){0,3}|(?:delete|remove|cut|move) this(?: (?:sentence|line|paragraph|word|part|bullet|one))?',
  'new (?:point|item|text|sentence|paragraph|heading|entry|photo|picture) here',
  '(?:translate (?:this|me|it|here|please|into \\p{L}+)|to be translated|note to (?:self|translator|editor)|translat(?:e|ion) (?:to|needed|pending|missing|check))[^()\\][]{0,60}',
  '(?:old|previous|former)(?: (?:text|version|wording|title))?: ?[^()\\][]{1,120}|alternative: [^()\\][]{1,160}|(?:pick|choose) one',
  'note: ?(?:[^()\\][]{0,60} )?(?:replace|update|your own)[^()\\][]{0,60}',
  '(?:insert )?(?:link|url)(?: here)?|to-?do(?:: [^()\\][]{1,80})?|was: [^()\\][]{1,80}',
];

let remark: RegExp | undefined;

const remarks = (): RegExp =>
  (remark ??= new RegExp(
    `[([](?:please |lütfen )?(?:${[...REMARKS, ...knownWords().flatMap(([, { leftover }]) => leftover.remarks)].join('|')})[.!?؟…]{0,3}[)\\]](?![(\\ue000])`,
    'iu',
  ));

/** Initials before what their owner says, and what was beside what is to be. */
const SIGNED = /\[\p{Lu}{2,3}: [^\][]{1,80}\](?!\()/u;
const BEFORE_AND_AFTER =
  /^(?:old|before|esk[iİ]|önce|القديم|قبل): .{3,400}?(?<![\p{L}\p{M}])(?:new|after|yen[iİ]|sonra|الجديد|بعد):(?= )/isu;
const ALTERNATIVE = /(?<=[.!?…؟] )(?:OR|VEYA|YA DA|أو):(?= )/u;

/** What a reviewer has written into a text for colleagues, or left beside what is to stand there. */
export const remarkIn = (words: string): RegExpExecArray | null =>
  (/[([]/.test(words) ? (remarks().exec(words) ?? SIGNED.exec(words)) : null) ??
  (words.includes(': ') ? (BEFORE_AND_AFTER.exec(words) ?? ALTERNATIVE.exec(words)) : null);
