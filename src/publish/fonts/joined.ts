/** Letters that are joined with none beside them, and signs: only these can be drawn with another file than their neighbours. */
const APART =
  /[\p{sc=Zyyy}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Geor}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
/** A line that lengthens letters, with which it is joined, of no script. */
const LENGTHENING = 'ـ';

/** True for what is drawn well only by the file that draws its neighbours. */
export const isJoined = (character: string): boolean => character === LENGTHENING || !APART.test(character);
