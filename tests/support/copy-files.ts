import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What a built site is made of. */
export const SITE_FILES = [
  'gateway',
  'schema',
  'web',
  'codegen.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** What is made from the sources, and would be of those before a change. */
const MADE = /\/(?:build|\.react-router|i18n\/compiled)(?:\/|$)|\.gen\.\w+$|\.tsbuildinfo$/;

/** Copies sources of the project into a folder, which has the same libraries. */
export function copyFiles(folder: string, names: readonly string[] = SITE_FILES): void {
  for (const name of names)
    cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !MADE.test(source.slice(ROOT.length)),
    });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
}
