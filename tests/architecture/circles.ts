import { importsOf } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** Circles of imports among files, types included: each as the files on its way. */
export function circles(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const targets = new Map(
    files.map((file) => [file.path, importsOf(file).filter((target) => paths.has(target))]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]) => {
    const start = way.indexOf(path);
    if (start >= 0) found.push([...way.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) walk(target, [...way, path]);
    done.add(path);
  };
  for (const path of paths) walk(path, []);
  return found;
}

/** Folders of more than `most` code files that lie flat in them, with their number. */
export function crowded(files: readonly SourceFile[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (/\.(test|bench|test-support|content)\.tsx?$/.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder}: ${count}`);
}
