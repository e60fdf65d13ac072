import { expect, test } from 'vitest';
import { openChangeOf } from './open-change.tsx';

const change = (id: string, state: 'OPEN' | 'KEPT' | 'LAPSED', decideBy: string) => ({
  id,
  state,
  decideBy,
  kind: 'CANCELLED' as const,
  segments: [],
});

test('of several changes the one with the nearest end is named, and none that is over', () => {
  const airlineChanges = [
    change('late', 'OPEN', '2026-12-24T10:00:00Z'),
    change('soon', 'OPEN', '2026-12-23T10:00:00Z'),
    change('over', 'LAPSED', '2026-12-20T10:00:00Z'),
  ];
  expect(openChangeOf({ airlineChanges })?.id).toBe('soon');
  expect(openChangeOf({ airlineChanges: airlineChanges.slice(2) })).toBeNull();
});
