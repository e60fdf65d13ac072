import path from 'node:path';
import type { SourceFile } from './source-files.ts';

const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`$]+)['"`]\s*[,)]/g;

/** What a file imports: paths from the root for our own files, package names for the rest. */
export const importsOf = (file: SourceFile): string[] =>
  [...file.text.matchAll(SPECIFIER)].map((match) =>
    resolveSpecifier(match[1] ?? match[2] ?? '', file.path),
  );

/** What is loaded with a file: its static imports, types left out. */
export const loadedWith = (file: SourceFile): string[] =>
  importsOf({
    ...file,
    text: file.text
      .replaceAll(/(?:^|\n)(?:import|export) type [^;]*;/g, '\n')
      .replaceAll(/\bimport\(/g, ''),
  });

/** Files that import what only the running program knows, which no other test here can follow. */
export const importsUnnamed = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ text }) =>
      /\bimport\((?!\)|\s*(?:'[^']*'|"[^"]*"|`[^`$]*`)\s*[,)])/.test(withoutComments(text)),
    )
    .map(({ path: file }) => file);

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function resolveSpecifier(specifier: string, from: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return specifier;
}
