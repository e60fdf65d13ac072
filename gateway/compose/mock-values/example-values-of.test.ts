import { expect, it } from 'vitest';
import { createStoryMock } from '#gateway/compose/story-gateway.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { exampleValuesOf } from './example-values-of.ts';
import { mockPlayer } from './mock-player.ts';

const NOW = new Date('2026-11-20T02:00:00Z');

it('visits of GraphiQL add orders once, until a mutation may have used them or their offers run out', async () => {
  let now = NOW;
  const mock = createStoryMock(() => now);
  const values = exampleValuesOf(
    mockPlayer(mock, () => now),
    () => now,
  );
  const orders = () => mock.parts.story.orders.size;
  const before = orders();
  const first = await values.get();
  const after = orders();
  expect(after).toBeGreaterThan(before);
  values.ran({ kind: 'query' });
  expect(await values.get()).toEqual(first);
  expect(orders()).toBe(after);

  values.ran({ kind: 'mutation' });
  expect((await values.get()).unpaidOrderId).not.toBe(first.unpaidOrderId);
  const later = orders();
  now = addMinutes(NOW, LIMITS.offerMinutes);
  await values.get();
  expect(orders()).toBeGreaterThan(later);
});
