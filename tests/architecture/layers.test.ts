import { describe, expect, test } from 'vitest';
import { circles, crowded } from './circles.ts';
import {
  backward,
  foreignRows,
  GATEWAY,
  modulesOutOfOrder,
  unplaced,
  upward,
  WEB,
} from './layers.ts';
import { typescriptSources } from './source-files.ts';

const sources = typescriptSources();
const example = (path: string, ...targets: string[]) => [
  { path, text: targets.map((target) => `import { a } from '#${target}';`).join('\n') },
];

describe.each([
  ['the gateway', GATEWAY, 'gateway/'],
  ['the web', WEB, 'web/app/'],
])('the layers of %s', (_name, part, folder) => {
  test('every folder is in a layer', () => {
    expect(unplaced(part, sources)).toEqual([]);
    expect(unplaced(part, example(`${folder}nowhere/x.ts`))).toHaveLength(1);
  });

  test('no import leads upwards', () => {
    expect(upward(part, sources)).toEqual([]);
  });
});

test.each([
  ['shell to a route', 'web/app/shell/x.tsx', 'web/app/routes/home/home.route.tsx'],
  ['site search to a route', 'web/app/site-search/x.ts', 'web/app/routes/home/hero.tsx'],
  ['a primitive to forms', 'web/app/ui/x.tsx', 'web/app/forms/form.tsx'],
  ['a primitive to the session', 'web/app/ui/x.tsx', 'web/app/session/cookies.ts'],
  ['texts to the shell', 'web/app/i18n/x.ts', 'web/app/shell/document/document.tsx'],
])('an example of such an import upwards is found: %s', (_name, path, target) => {
  expect(upward(WEB, example(path, target))).toHaveLength(1);
});

test.each([
  ['http to a module', 'gateway/http/x.ts', 'gateway/modules/orders/orders.service.ts'],
  ['jobs to a module', 'gateway/jobs/x.ts', 'gateway/modules/orders/orders.jobs.ts'],
  ['ports to http', 'gateway/ports/x.ts', 'gateway/http/http-app.ts'],
  ['the database to http', 'gateway/database/x.ts', 'gateway/http/http-app.ts'],
  ['a port to its simulation', 'gateway/ports/x.ts', 'gateway/simulated/fares/simulated-fares.ts'],
  ['a module to what starts it', 'gateway/modules/orders/x.ts', 'gateway/app/modules.ts'],
])('an example of such an import upwards is found: %s', (_name, path, target) => {
  expect(upward(GATEWAY, example(path, target))).toHaveLength(1);
});

test('every module has its place in the order', () => {
  expect(modulesOutOfOrder(sources)).toEqual([]);
  const stray = example('gateway/modules/stray/x.ts');
  expect(modulesOutOfOrder([...sources, ...stray])).toEqual(['stray']);
  expect(modulesOutOfOrder([])).toContain('orders');
});

test('a module imports only those before it', () => {
  expect(backward(sources)).toEqual([]);
  const orders = 'gateway/modules/orders/x.service.ts';
  expect(backward(example(orders, 'gateway/modules/payments/payments.service.ts'))).toHaveLength(1);
});

test('a module reads no rows of another', () => {
  expect(foreignRows(sources)).toEqual([]);
  const orders = 'gateway/modules/orders/x.service.ts';
  const rows = 'gateway/modules/flights/inventory/inventory.repository.ts';
  expect(foreignRows(example(orders, rows))).toHaveLength(1);
});

test('files import each other in no circle, types included', () => {
  expect(circles(sources)).toEqual([]);
  const a = example('web/app/ui/a.ts', 'web/app/ui/b.ts');
  const b = example('web/app/ui/b.ts', 'web/app/ui/a.ts');
  expect(circles([...a, ...b])).toEqual(['web/app/ui/a.ts -> web/app/ui/b.ts -> web/app/ui/a.ts']);
});

test('no folder is crowded', () => {
  expect(crowded(sources, 25)).toEqual([]);
  const many = Array.from({ length: 26 }, (_, index) => ({
    path: `web/app/x/${index}.ts`,
    text: '',
  }));
  expect(crowded(many, 25)).toHaveLength(1);
});
