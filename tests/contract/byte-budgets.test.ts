import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages, CLIENT } from '#tests/bench/bytes/built-routes.ts';
import { BUDGETS, firstLoads, OWN_BUDGETS } from '#tests/bench/bytes/first-load.ts';

const loads = firstLoads();

describe('the scripts of a first visit stay within their budget', () => {
  it.each(loads)('$path ($kind)', ({ kind, scripts, own }) => {
    expect(scripts).toBeLessThanOrEqual(BUDGETS[kind]);
    expect(own, 'our own code').toBeLessThanOrEqual(OWN_BUDGETS[kind]);
  });
});

it('an order’s page asks for thirty-two of them at most', () => {
  const order = loads.find(({ path }) => path === '/order/flightOrderDetail');
  expect(order?.files).toBeLessThanOrEqual(32);
});

it('the home page is among them, and no page is without scripts', () => {
  expect(loads.map(({ path }) => path)).toContain('/');
  for (const { path, scripts } of loads) expect(scripts, path).toBeGreaterThan(50_000);
});

it('the browser is told to compile each of them while it loads', () => {
  const scripts = new Set(builtPages().flatMap((page) => page.scripts));
  for (const script of scripts)
    expect(readFileSync(path.join(CLIENT, script), 'utf8'), script).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n|^window\.__reactRouterManifest=/,
    );
});

describe('text pages', () => {
  const texts = loads.filter(({ kind }) => kind === 'static' || kind === 'home');

  it('load neither Apollo nor Chakra nor a command', () => {
    const light = builtPages().filter((page) => texts.some((text) => text.path === page.path));
    const scripts = new Set(light.flatMap((page) => page.scripts));
    expect([...scripts].filter((one) => /\/(apollo|chakra|command)-/.test(one))).toEqual([]);
  });

  it('ask the gateway without Apollo', () => {
    const [file = ''] = globSync('assets/gateway-*.js', { cwd: CLIENT });
    expect(readFileSync(path.join(CLIENT, file), 'utf8')).not.toMatch(/\/(apollo|command)-/);
  });
});

it('a page that loads another page’s scripts besides its own is found too heavy', () => {
  const [home] = builtPages().filter(({ path }) => path === '/');
  const scripts = [...new Set(builtPages().flatMap((page) => page.scripts))];
  const [heavy] = firstLoads(home ? [{ ...home, scripts }] : []);
  expect(heavy?.scripts).toBeGreaterThan(BUDGETS.home);
});
