import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the built site is made from, relative to the root of the project. */
const SITE = ['schema', 'web', 'codegen.ts', 'package.json', 'package-lock.json'];

const MADE_OR_BESIDE = /(^|\/)(build|\.react-router|node_modules)\/|\.gen\.[a-z]+$|\.test\.tsx?$/;

/**
 * A digest of everything that the built site is made from: the same for the same content, whatever
 * its dates.
 */
export function sourceHash(root: string, sources: readonly string[] = SITE): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(root, source)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  if (path.extname(source) !== '') return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !MADE_OR_BESIDE.test(file));
}
