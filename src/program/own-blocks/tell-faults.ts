import { printed } from '../../diagnostics/as-json.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { jsonText } from '../../diagnostics/escape.ts';
import { githubAnnotation } from '../../diagnostics/github.ts';
import { printReport } from '../../diagnostics/print.ts';
import { catalogues, isCatalogueName } from '../../diagnostics/wording.ts';

/** Prints what is wrong as the check prints it, in the format and the language that it was asked for. */
export function tellFaults(diagnostics: readonly Diagnostic[], args: readonly string[]): void {
  const asked = (name: string) => {
    const at = args.findIndex((argument) => argument === name || argument.startsWith(`${name}=`));
    return args[at]?.split('=')[1] ?? (at === -1 ? undefined : args[at + 1]);
  };
  const language = asked('--language') ?? 'en';
  const catalogue = catalogues[isCatalogueName(language) ? language : 'en'];
  const format = asked('--format');
  if (format === 'json') process.stdout.write(`${jsonText(diagnostics.map((each) => printed(each, catalogue)))}\n`);
  else if (format === 'github')
    process.stdout.write(diagnostics.map((each) => `${githubAnnotation(each, catalogue)}\n`).join(''));
  else process.stderr.write(`${printReport(diagnostics, catalogue)}\n`);
}
