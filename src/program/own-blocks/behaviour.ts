import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** Where code does something in the browser: a handler, state or an effect, or a package that has some. */
export interface Behaviour {
  /** The file's whole path. */
  readonly file: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What React has for use in a browser only; the others (`useId`, `useMemo`, `useContext`, ...) do their work in HTML too. */
const HOOKS =
  /^(?:use(?:State|Reducer|Effect|EffectEvent|LayoutEffect|InsertionEffect|SyncExternalStore|ImperativeHandle|Transition|Optimistic|ActionState|FormStatus)|lazy)$/;
/** Packages whose components do nothing in the browser, whatever they export. */
const STILL = /^(?:react|react-dom|clsx|pages-as-data)(?:\/|$)/;
/** Any hook but those that do their work in HTML too, in the code of a package. */
const PACKAGE_HOOK = /\buse(?!Id\b|Memo\b|Context\b|Callback\b|Ref\b)[A-Z]\w*\s*\(/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The first behaviour in a component's file, or in what it imports beside it; undefined of one that is still. */
export function behaviourOf(file: string, met = new Set<string>()): Behaviour | undefined {
  if (met.has(file) || !existsSync(file)) return undefined;
  met.add(file);
  const text = readFileSync(file, 'utf8');
  const { program, module } = parseSync(file, text);
  const own = firstIn(program, hooksIn(program));
  if (own) return { file, text, start: own.start, end: own.end };
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length > 0 && entries.every(({ isType }) => isType)) continue;
    const { value, start, end } = moduleRequest;
    if (!value.startsWith('.')) {
      if (isLively(value, file)) return { file, text, start, end };
      continue;
    }
    const found = behaviourOf(resolve(dirname(file), value), met);
    if (found) return found;
  }
  return undefined;
}

/** True where a component's file says `XBlock.behaves = true`. */
export function saysThatItBehaves(file: string, component: string): boolean {
  const name = `${component}.behaves`;
  const isSaid = (line: string) => line.startsWith(name) && /^\s*=\s*true\b/.test(line.slice(name.length));
  return (
    existsSync(file) &&
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => isSaid(line.trimStart()))
  );
}

/** True of a package's component that has handlers, state or effects, as far as the file shows that is imported. */
function isLively(name: string, importer: string): boolean {
  if (STILL.test(name)) return false;
  try {
    const found = createRequire(importer).resolve(name);
    return /\.[cm]?js$/.test(found) && PACKAGE_HOOK.test(readFileSync(found, 'utf8'));
  } catch {
    // A package that is not there is told by whatever bundles it.
    return false;
  }
}

/** The names that a file calls React's hooks by. */
function hooksIn(program: unknown): { readonly hooks: ReadonlySet<string>; readonly react: ReadonlySet<string> } {
  const hooks = new Set<string>();
  const react = new Set<string>();
  const { body } = program as { body: readonly Import[] };
  for (const { type, source, specifiers = [] } of body) {
    if (type !== 'ImportDeclaration' || !/^react(?:-dom)?$/.test(source?.value ?? '')) continue;
    for (const { imported, local } of specifiers)
      if (imported === undefined) react.add(local.name);
      else if (HOOKS.test(imported.name ?? imported.value ?? '')) hooks.add(local.name);
  }
  return { hooks, react };
}

interface Import {
  readonly type: string;
  readonly source?: { readonly value: string };
  readonly specifiers?: readonly {
    readonly imported?: { readonly name?: string; readonly value?: string };
    readonly local: { readonly name: string };
  }[];
}

/** The parts of a syntax tree that are looked at (ESTree, with JSX). */
interface Looked extends Node {
  readonly name?: { readonly name?: unknown };
  readonly callee?: Node & {
    readonly name?: string;
    readonly object?: { readonly name?: string };
    readonly property?: { readonly name?: string };
  };
}

function firstIn(value: unknown, names: ReturnType<typeof hooksIn>): Node | undefined {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = firstIn(each, names);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const node = value as Looked; // what is of no type is not looked at
  if (node.type === 'JSXAttribute' && /^on[A-Z]/.test(String(node.name?.name))) return node.name as Node;
  if (node.type === 'CallExpression' && node.callee && isHook(node.callee, names)) return node.callee;
  return firstIn(Object.values(value), names);
}

const isHook = (
  { name = '', object, property }: NonNullable<Looked['callee']>,
  { hooks, react }: ReturnType<typeof hooksIn>,
): boolean => hooks.has(name) || (react.has(object?.name ?? '') && HOOKS.test(property?.name ?? ''));
