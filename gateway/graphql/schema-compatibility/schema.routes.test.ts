import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { schemaRoutes } from './schema.routes.ts';

it('the contract can be downloaded whole, and names its version', async () => {
  const response = await schemaRoutes().request('/schema.graphql');
  const text = await response.text();
  expect(buildSchema(text).getQueryType()?.getFields().flightSearch).toBeDefined();
  const version = response.headers.get('x-schema-version') ?? '';
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(text.split('\n')[0]).toContain(`version ${version}`);
});

it('a client that has this version is not sent it again', async () => {
  const etag = (await schemaRoutes().request('/schema.graphql')).headers.get('etag') ?? '';
  const again = await schemaRoutes().request('/schema.graphql', {
    headers: { 'if-none-match': etag },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
