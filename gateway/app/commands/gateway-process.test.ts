import { expect, test } from 'vitest';
import { restartsGateway } from './gateway-process.ts';

test.each([
  ['a service', 'gateway/modules/orders/orders.service.ts', true],
  ['a rule of the contract', 'schema/rules/travellers/names.ts', true],
  ['the SDL', 'schema/sdl/orders/orders.graphql', true],
  ['a catalogue of e-mails', 'gateway/ports/documents/messages/ja.json', true],
  ['the documents that it answers', 'gateway/graphql/persisted-queries/manifest.gen.json', true],
  ['the types of its resolvers', 'gateway/resolvers.gen.ts', false],
  ['its bundle', 'gateway/build/demo/serve.js', false],
  ['a test', 'gateway/modules/orders/orders.service.test.ts', false],
  ['a page', 'web/app/routes/home/home.route.tsx', false],
])('after a change of %s, development starts the gateway again: %s is %s', (_what, file, again) =>
  expect(restartsGateway(file)).toBe(again),
);
