import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.js',
  '.css',
  '.json',
  '.svg',
  '.data',
  '.txt',
  '.webmanifest',
  '.map',
]);
const SMALL = 1_024;

/**
 * Writes `x.br` and `x.gz` beside each file that gets smaller by it, once, so that no request waits
 * for the best compression.
 */
export async function precompress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    COMPRESSIBLE.has(path.extname(file)),
  );
  const packed = await Promise.all(files.map((file) => pack(path.join(folder, file))));
  return packed.filter(Boolean).length;
}

async function pack(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < SMALL) return false;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
  return true;
}
