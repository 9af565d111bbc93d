import type { TextMessage } from './protocol.ts';

/** What a field asks for that is no text; `name` is a word without languages. */
export type FieldInput =
  | 'flag'
  | 'choice'
  | 'number'
  | 'date'
  | 'region'
  | 'icon'
  | 'link'
  | 'image'
  | 'endpoint'
  | 'name';

/** A field of a block, as its schema has it. */
export interface FormField {
  readonly name: string;
  /** What it is for. */
  readonly text: string;
  /** True where it cannot be left out. */
  readonly needed: boolean;
  /** Undefined of a text, and of what only holds others. */
  readonly input?: FieldInput;
  readonly choices?: readonly string[];
  /** What stands in where it is left out. */
  readonly usual?: string;
  /** The fields of a mapping. */
  readonly fields?: readonly FormField[];
  /** The fields of each entry of a list. */
  readonly items?: readonly FormField[];
}

/** The way from a block to a field: names, and places in lists from 0. */
export type FieldWay = readonly (string | number)[];

/** A field of a block on the page, with what stands in it. */
export interface Setting extends Pick<FormField, 'text' | 'needed' | 'choices' | 'usual'> {
  readonly way: FieldWay;
  readonly input: FieldInput;
  /** As it is written; undefined where it is left out. */
  readonly value: string | undefined;
  /** What the check says of it. */
  readonly messages: readonly TextMessage[];
}

/** What may be chosen, by what a field asks for. */
export interface KnownNames {
  readonly names: Readonly<Partial<Record<FieldInput, readonly string[]>>>;
  /** Where the icons are drawn, each under its name. */
  readonly sprite: string;
}

/** A field's value, to be changed. */
export interface SettingChange {
  readonly table: number;
  readonly block: number;
  readonly way: FieldWay;
  /** What the author saw; undefined where the field was left out. */
  readonly was?: string | undefined;
  /** Undefined to leave it out. */
  readonly to?: string | undefined;
}
