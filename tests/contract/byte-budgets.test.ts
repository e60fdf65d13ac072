import { describe, expect, it } from 'vitest';
import { builtPages } from '#tests/bench/bytes/built-routes.ts';
import { BUDGETS, firstLoads } from '#tests/bench/bytes/first-load.ts';

const loads = firstLoads();

describe('the scripts of a first visit stay within their budget', () => {
  it.each(loads)('$path ($kind)', ({ kind, scripts }) => {
    expect(scripts).toBeLessThanOrEqual(BUDGETS[kind]);
  });
});

it('the home page is among them, and no page is without scripts', () => {
  expect(loads.map(({ path }) => path)).toContain('/');
  for (const { path, scripts } of loads) expect(scripts, path).toBeGreaterThan(50_000);
});

it('a page that loads another page’s scripts besides its own is found too heavy', () => {
  const [home] = builtPages().filter(({ path }) => path === '/');
  const scripts = [...new Set(builtPages().flatMap((page) => page.scripts))];
  const [heavy] = firstLoads(home ? [{ ...home, scripts }] : []);
  expect(heavy?.scripts).toBeGreaterThan(BUDGETS.home);
});
