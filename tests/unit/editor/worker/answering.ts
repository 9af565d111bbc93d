import { vi } from 'vitest';

interface Answer {
  readonly status: number;
  readonly responseText: string;
}

/** Answers what the worker asks for while it stands still, by the name of the file, and notes how it was asked. */
export function answering(
  answer: (file: string) => Answer,
): readonly (readonly [method: string, address: URL, async: boolean])[] {
  const asked: [string, URL, boolean][] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      open = (...how: [string, URL, boolean]) => asked.push(how);
      send = () => Object.assign(this, answer(asked.at(-1)?.[1].pathname.replace(/^.*\//, '') ?? ''));
    },
  );
  return asked;
}
