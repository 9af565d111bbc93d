/** What cannot stand in a blank's name: braces around it are shown as they are. */
type NoName = '' | `${string}${' ' | ',' | '.' | '-' | ':' | '(' | '`' | '{' | '…'}${string}`;

/**
 * The names of the blanks in a template: `Is {name}.` has `name`. Two braces, `{{name}}`, show how an author writes a
 * placeholder; three are a blank in those two. It is what `fill` in `wording.ts` does with the same template.
 */
export type BlankNames<Template extends string> = Template extends `${string}{${infer Rest}`
  ? Rest extends `{${infer Shown}}}${infer After}`
    ? Shown extends NoName
      ? BlankNames<Rest>
      : After extends `}${string}`
        ? BlankNames<Rest>
        : BlankNames<After>
    : Rest extends `${infer Name}}${infer After}`
      ? Name extends NoName
        ? BlankNames<Rest>
        : Name | BlankNames<After>
      : never
  : never;
