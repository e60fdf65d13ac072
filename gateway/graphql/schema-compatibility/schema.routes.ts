import { Hono } from 'hono';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { printSorted, readPresentSchema, versionOf } from './published-schema.ts';

function describe() {
  const sdl = printSorted(readPresentSchema());
  const version = versionOf(sdl);
  const text = `# The GraphQL schema of ${BRAND.name.en}, version ${version}\n${sdl}`;
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, no-cache',
    'x-schema-version': version,
    etag: `W/"${version}"`,
  };
  return { text, headers };
}

/**
 * `GET /schema.graphql`: the contract as one text, with its version, in production too. Written
 * when it is first asked for.
 */
export function schemaRoutes(): Hono<HonoEnv> {
  let described: ReturnType<typeof describe> | null = null;
  return new Hono<HonoEnv>().get('/schema.graphql', (c) => {
    described ??= describe();
    const { text, headers } = described;
    return c.req.header('if-none-match')?.includes(headers.etag)
      ? c.body(null, 304, headers)
      : c.body(text, 200, headers);
  });
}
