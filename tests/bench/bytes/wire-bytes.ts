import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Files which the build packs (`gateway/site/precompress.ts`); a smaller one goes over the wire as
 * it is.
 */
const PACKED = new Set(['.js', '.css', '.json', '.svg', '.data']);
const SMALL = 1_024;

const known = new Map<string, number>();

/**
 * How many bytes a built file takes over the wire: brotli as the build packs it, fonts and pictures
 * as they are.
 */
export function wireBytes(file: string): number {
  const before = known.get(file);
  if (before !== undefined) return before;
  const content = readFileSync(file);
  const packed = PACKED.has(path.extname(file)) && content.length >= SMALL;
  const bytes = packed ? brotliBytes(content) : content.length;
  known.set(file, bytes);
  return bytes;
}

/** Brotli at its best, as for files that are packed once. */
export const brotliBytes = (content: Buffer): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
