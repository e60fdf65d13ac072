import { expect, it } from 'vitest';
import { importMetaUrl } from './import-meta-url.plugin.ts';

const entries = new Map([['/site/gateway/ports/draw.worker.ts', 'draw']]);
const { transform } = importMetaUrl('/site/gateway/build', entries);
const moved = (code: string, id = '/site/gateway/ports/draw.ts') =>
  (transform as (code: string, id: string) => string | undefined)(code, id);

it('a file beside the source is found from the bundle', () => {
  expect(moved("new URL('releases/', import.meta.url)")).toBe(
    "new URL('releases/', new URL('../ports/draw.ts', import.meta.url).href)",
  );
  expect(moved("read(import.meta.dirname, 'a.graphql')")).toContain(
    "join(import.meta.dirname, '../ports')",
  );
});

it('a thread that is bundled is started from the bundle', () => {
  expect(moved("new Worker(new URL('./draw.worker.ts', import.meta.url))")).toBe(
    "new Worker(new URL('./draw.js', import.meta.url))",
  );
});

it('a package is left alone', () => {
  expect(moved('import.meta.url', '/site/node_modules/gateway/schema/x.ts')).toBeUndefined();
});
