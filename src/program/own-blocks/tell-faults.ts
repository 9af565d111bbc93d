import { messageLanguage } from '../../content/validate/site-file.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { inFormat, isCheckFormat } from '../../diagnostics/formats.ts';
import { printReport } from '../../diagnostics/print.ts';
import { catalogues, isCatalogueName } from '../../diagnostics/wording.ts';
import { openFolder } from '../../disk/machine.ts';

/** Prints what is wrong as the check prints it, in the format and the language that it was asked for. */
export function tellFaults(diagnostics: readonly Diagnostic[], args: readonly string[], root: string): void {
  const asked = (name: string) => {
    const at = args.findIndex((argument) => argument === name || argument.startsWith(`${name}=`));
    return args[at]?.split('=')[1] ?? (at === -1 ? undefined : args[at + 1]);
  };
  const language = asked('--language') ?? messageLanguage(openFolder(root).siteFile);
  const catalogue = catalogues[isCatalogueName(language) ? language : 'en'];
  const format = asked('--format') ?? 'pretty';
  if (isCheckFormat(format) && format !== 'pretty') process.stdout.write(inFormat(format, diagnostics, { catalogue }));
  else process.stderr.write(`${printReport(diagnostics, catalogue)}\n`);
}
