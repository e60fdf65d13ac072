import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The demo's secret: made at the first start and stored under the data directory, readable by its
 * owner only. Two gateways that start at once end up with the same one.
 */
export function demoSecret(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'secret');
  const kept = readIfThere(file);
  if (kept) return kept;
  mkdirSync(dataDirectory, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
