/** What spreadsheets show where a formula fails or finds nothing, in English and in Turkish, and where a column is too narrow. */
const SHOWN =
  '#(?:N\\/A|(?:REF|VALUE|NULL|NUM|SPILL|CALC|DIV\\/0|BAŞV|DEĞER|BOŞ|SAYI|SAYI\\/0|TAŞMA|HESAPLA)!|(?:NAME|AD)\\?|YOK)(?![\\p{L}\\p{N}])|#{4,}(?![#\\p{L}\\p{N}])';

/** A formula, which a text begins with. */
const FORMULA =
  /^=(?:[\p{L}_][\p{L}\p{N}._]{0,30}\(.*|(?:'[^'\n]{1,30}'!|[\p{L}\p{N}_]{1,30}!)?\$?[A-Z]{1,3}\$?\d{1,7}(?![\p{L}\p{N}]).*|".*"&.*)/u;

const FAILED_FIRST = new RegExp(`^(?:${SHOWN})`, 'u');
const FAILED = new RegExp(`(?<![\`#&/\\p{L}\\p{N}])(?:${SHOWN})`, 'u');

/** A large number in a narrow column, and a formula within a text. */
const WITHIN =
  /(?<![\p{L}\p{N}.,])\d[.,]\d{1,9}E\+\d\d(?!\d)|(?<![\p{L}\p{N}=])=\p{Lu}{2,20}\(\$?[A-Z]{1,2}\$?\d[^()\n]{0,80}\)?/u;

/** True for a formula in the place of a text. */
export const isFormula = (text: string): boolean => text.startsWith('=') && FORMULA.test(text);

/** What of a text comes from a spreadsheet and says nothing to visitors. */
export const fromSpreadsheet = (text: string): string | undefined =>
  ((text.startsWith('=') && FORMULA.exec(text)) ||
    (text.includes('#') && FAILED.exec(text)) ||
    ((text.includes('=') || text.includes('E+')) && WITHIN.exec(text)) ||
    undefined)?.[0].trimEnd();

/** The same, where a value begins with what a formula gave. */
export const failedFormula = (text: string): string | undefined => FAILED_FIRST.exec(text)?.[0];
