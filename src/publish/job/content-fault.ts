import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Ends a build with what authors are told, which is no bug of ours. */
export class ContentFault extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('There is something to tell authors.');
    this.diagnostics = diagnostics;
  }
}
