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
  | 'color'
  | 'csv'
  | 'name';

/** A field of a block, as its schema has it. */
export interface FormField {
  readonly name: string;
  /** What it is called, where no catalogue of names knows it. */
  readonly label?: string;
  /** What it is for. */
  readonly text: string;
  /** True where it cannot be left out. */
  readonly needed: boolean;
  /** Undefined of a text, and of what only holds others. */
  readonly input?: FieldInput;
  readonly choices?: readonly string[];
  /** What stands in where it is left out. */
  readonly usual?: string;
  /** What stands there at first where it has to be filled in. */
  readonly first?: string;
  /** The fields of a mapping. */
  readonly fields?: readonly FormField[];
  /** The fields of each entry of a list. */
  readonly items?: readonly FormField[];
  /** What each entry of a list is that has no fields. */
  readonly each?: Pick<FormField, 'input' | 'choices' | 'isText'>;
  /** How many entries a list has at least and at most. */
  readonly least?: number;
  readonly most?: number;
  /** True of a text, which is written on the page. */
  readonly isText?: true;
  /** True of a picture with its words, and of a list of such. */
  readonly picture?: true;
  /** True of a mapping that is written only where one of its fields is. */
  readonly isBare?: true;
}

/** What of the site's file, and of the open page's beside its blocks, has a form of its own. */
export const FILE_PARTS = ['organization', 'theme', 'header', 'footer', 'site', 'page', 'entry'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

/** What a form is of: a block of the open page, by its place, or a part of a file. */
export type FormSpot = number | FilePart;

/** The name under which the form of a part is kept among those of blocks. */
export const formOfPart = (part: FilePart): string => `@${part}`;

/** The way from a block to a field: names, and places in lists from 0. */
export type FieldWay = readonly (string | number)[];

/** A field of a block on the page, with what stands in it. */
export interface Setting extends Pick<FormField, 'label' | 'text' | 'needed' | 'choices' | 'usual'> {
  readonly way: FieldWay;
  readonly input: FieldInput;
  /** As it is written; undefined where it is left out. */
  readonly value: string | undefined;
  /** What the check says of it. */
  readonly messages: readonly TextMessage[];
}

/**
 * What a block has or may have beside its settings: a text, a picture, what holds others, a list, an entry of one. Whatever may be
 * left out can be added and taken out.
 */
export interface BlockPart {
  readonly way: FieldWay;
  readonly kind: 'text' | 'picture' | 'group' | 'list';
  /** What it is for. */
  readonly text: string;
  readonly isThere: boolean;
  /** True where it cannot be taken out. */
  readonly needed: boolean;
  /** How many settings come before it. */
  readonly before: number;
  /** How many entries a list has. */
  readonly count?: number;
  /** True of a list that can have no more entries, and of one that can have no fewer. */
  readonly isFull?: boolean;
  readonly isLeast?: boolean;
  /** True of a list whose entries are pictures. */
  readonly ofPictures?: boolean;
  /** How a text begins in the language of the page. */
  readonly words?: string;
}

/** All of a block that is changed in its form. */
export interface SettingsInfo {
  readonly settings: readonly Setting[];
  readonly parts: readonly BlockPart[];
}

export type PartAct = 'add' | 'remove' | 'up' | 'down';

/** Adds a part to a block, takes it out, or gives an entry another place among its neighbours. */
export interface PartChange {
  readonly table: number | undefined;
  readonly block: FormSpot;
  readonly way: FieldWay;
  readonly act: PartAct;
}

/** What may be chosen, by what a field asks for. */
export interface KnownNames {
  readonly names: Readonly<Partial<Record<FieldInput, readonly string[]>>>;
  /** Where the icons are drawn, each under its name. */
  readonly sprite: string;
  /** What the addresses of the site's files begin with on this server. */
  readonly base: string;
}

/** A field's value, to be changed. */
export interface SettingChange {
  readonly table: number | undefined;
  readonly block: FormSpot;
  readonly way: FieldWay;
  /** What the author saw; undefined where the field was left out. */
  readonly was?: string | undefined;
  /** Undefined to leave it out. */
  readonly to?: string | undefined;
}
