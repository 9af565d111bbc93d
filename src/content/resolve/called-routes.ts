import { readSource } from '../read/source.ts';
import { type AskedAddress, askedBy, pathOf, plainPathOf } from '../written/addresses.ts';
import { Report } from '../written/report.ts';
import { addressOf, isKnown, madeRoutes, type State } from './state.ts';

/** What addresses of pages lead to that are called otherwise in some language. */
export interface CalledRoutes {
  /** What is asked for by an address of the site, whatever it is called there; undefined of one that lies elsewhere. */
  askedBy(address: string): AskedAddress | undefined;
  /** Every path that is another than its route in some language. */
  paths(): Iterable<string>;
}

/** Looks at the pages when it is asked first; one that says nothing of its address is not read for it. */
export function calledRoutes(state: State): CalledRoutes {
  let found: ReadonlyMap<string, AskedAddress> | undefined;
  const all = () => {
    found ??= new Map(otherPaths(state));
    return found;
  };
  return {
    askedBy(address) {
      const plain = askedBy(address, state.siteFile.known);
      if (!plain || state.files.routes.has(plain.route)) return plain;
      return all().get(address.replace(/\/$/, '')) ?? plain;
    },
    paths: () => all().keys(),
  };
}

function* otherPaths(state: State): Generator<readonly [string, AskedAddress]> {
  const { known } = state.siteFile;
  for (const route of [...state.files.routes.keys(), ...(known.folders ? madeRoutes(state) : [])]) {
    if (!known.folders && !isKnown(state, route) && !mayBeCalled(state, route)) continue;
    const page = { route, address: addressOf(state, route) };
    for (const { code } of known.languages) {
      const path = pathOf(known, code, page);
      if (path !== plainPathOf(known, code, route)) yield [path, { language: code, route }];
    }
  }
}

const mayBeCalled = ({ folder, files }: State, route: string) =>
  /^address:/m.test(readSource(folder, files.routes.get(route) ?? '', new Report())?.text ?? '');
