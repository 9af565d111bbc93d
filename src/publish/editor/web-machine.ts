import { iconNames } from '../../content/assets/icons.ts';
import type { FontFacts } from '../../content/assets/machine.ts';
import type { Files } from '../../content/files/files.ts';
import { readSiteFile } from '../../content/validate/site-file.ts';
import { machineOf } from '../../disk/machine.ts';
import type { Ranges, WebMachine } from '../../editor/shared/web.ts';

/** What content asks of this machine while it reads a site's fonts, with the answers: no browser can read font files so. */
export function webMachine(root: string, folder: Files): WebMachine {
  const machine = machineOf(root);
  const packages: Record<string, Record<string, string>> = {};
  const fonts: Record<string, WebMachine['fonts'][string]> = {};
  const noted = (key: string, facts: FontFacts | undefined) => {
    fonts[key] = facts ? { ...facts, characters: rangesOf(facts.characters) } : null;
    return facts;
  };
  readSiteFile(folder, {
    ...machine.fonts,
    ofPackage(name) {
      const files = machine.fonts.ofPackage(name);
      // Where they lie on this machine is nobody's business.
      if (files) packages[name] = Object.fromEntries([...files.keys()].map((file) => [file, `${name}/${file}`]));
      return files && new Map([...files.keys()].map((file) => [file, `${name}/${file}`]));
    },
    read(path) {
      const [name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(path)?.slice(1) ?? [];
      return noted(path, machine.fonts.read(machine.fonts.ofPackage(name)?.get(file) ?? path));
    },
    factsOf: (bytes) => noted(machine.sumOf(bytes), machine.fonts.factsOf(bytes)),
    stamp: () => '',
  });
  return {
    icons: iconNames(machine.icons()),
    callings: machine.icons().callings ?? {},
    faces: machine.fonts.faces.map(({ characters, drawn, parts, ...face }) => ({
      ...face,
      parts: parts.map(({ name, weights }) => ({ name, path: '', weights })),
      isDrawn: drawn !== undefined,
      characters: rangesOf(characters()),
    })),
    packages,
    fonts,
  };
}

function rangesOf(characters: ReadonlySet<number>): Ranges {
  const ranges: [number, number][] = [];
  for (const point of [...characters].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}
