import { describe, expect, it } from 'vitest';
import { crashRounds } from '#tests/bench/crash/crash-rounds.ts';

const GATEWAY = { entry: 'tests/support/gateway-alone.ts' };

describe('kill -9 of gateway and database while travellers order', () => {
  it('loses no acknowledged order, makes none twice and none by half, and counts the seats right', async () => {
    const outcome = await crashRounds({ rounds: 3, ...GATEWAY });
    expect(outcome).toMatchObject({ lost: 0, unknown: 0, halfOrders: 0, wrongCounters: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(outcome.inDoubt).toBeGreaterThan(0);
  }, 180_000);

  it('would lose orders if they were acknowledged before they are written', async () => {
    const outcome = await crashRounds({ rounds: 1, acknowledgeTooEarly: true, ...GATEWAY });
    expect(outcome.lost).toBeGreaterThan(0);
  }, 120_000);
});
