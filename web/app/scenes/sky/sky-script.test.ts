// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { skyUnder } from '#schema/rules/sky/sky-name.ts';
import { sunAt } from '#schema/rules/sky/sun.ts';
import { skyScript } from './sky-script.ts';

afterEach(() => vi.useRealTimers());

test.each(['2026-11-28T04:00:00Z', '2026-11-28T09:10:00Z', '2026-11-28T16:00:00Z'])(
  'the script alone names the sky over the hub: %s',
  (instant) => {
    vi.useFakeTimers({ now: Date.parse(instant) });
    new Function(skyScript())();
    const sky = skyUnder(sunAt(Date.parse(instant), 31.14, 121.81));
    expect(document.documentElement.dataset.sky).toBe(sky);
  },
);
