import type { Face } from '../../src/content/assets/faces.ts';
import type { IconSet, Machine } from '../../src/content/assets/machine.ts';
import type { FileContent } from '../../src/content/files/files.ts';
import { memoryFiles } from '../../src/content/files/memory-files.ts';
import { openProject } from '../../src/content/project.ts';
import { printed } from '../../src/diagnostics/as-json.ts';

/** What the worker is sent: the files of a site, and of the machine what a browser has not. */
export interface Given {
  readonly files: Readonly<Record<string, FileContent>>;
  readonly icons: IconSet;
  readonly faces: readonly (Omit<Face, 'characters'> & { readonly points: readonly number[] })[];
}

const machineOf = ({ icons, faces }: Given): Machine => ({
  // Nothing is kept beyond the worker: contents are told apart by themselves.
  sumOf: (content) => (typeof content === 'string' ? content : content.join()),
  icons: () => icons,
  fonts: {
    faces: faces.map(({ points, ...face }) => {
      const known = new Set(points);
      return { ...face, characters: () => known };
    }) as unknown as Machine['fonts']['faces'], // The engine has some.
    ofPackage: () => undefined,
    ofSite: (file) => file,
    read: () => undefined,
    factsOf: () => undefined,
    weigh: () => 0,
    stamp: () => '',
  },
  today: () => '2026-11-25',
});

addEventListener('message', ({ data }: MessageEvent<Given>) => {
  const project = openProject(memoryFiles(data.files), machineOf(data));
  postMessage(project.check().map((each) => printed(each)));
});
