import path from 'node:path';
import type { SourceFile } from './source-files.ts';

const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*[,)]/g;

/** What a file imports: paths from the root for our own files, package names for the rest. */
export function importsOf(file: SourceFile): string[] {
  return [...file.text.matchAll(SPECIFIER)].map((match) =>
    resolveSpecifier(match[1] ?? match[2] ?? '', file.path),
  );
}

function resolveSpecifier(specifier: string, from: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return specifier;
}
