import { loadedWith } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/**
 * What is loaded with a file, by way of others too, of the files that match: each as the files on
 * its way there.
 */
export function waysTo(target: RegExp, start: string, files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const cameFrom = new Map<string, string | null>([[start, null]]);
  for (const path of cameFrom.keys()) {
    const file = byPath.get(path);
    for (const next of file ? loadedWith(file) : [])
      if (byPath.has(next) && !cameFrom.has(next)) cameFrom.set(next, path);
  }
  const wayTo = (path: string): string[] => {
    const before = cameFrom.get(path);
    return before ? [...wayTo(before), path] : [path];
  };
  return [...cameFrom.keys()]
    .filter((path) => target.test(path))
    .map((path) => wayTo(path).join(' -> '));
}
