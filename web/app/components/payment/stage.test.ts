import { describe, expect, it } from 'vitest';
import { isAwaited, isPayable, stageOf } from './stage.ts';

const held = { state: 'PENDING_PAYMENT', payments: [], tickets: [] } as const;

describe('the payment page', () => {
  it('asks for money while no one has tried to pay', () => {
    expect(stageOf(held)).toBe('UNPAID');
  });

  it.each(['CREATED', 'PENDING'] as const)('asks what became of an attempt that is %s', (state) => {
    const stage = stageOf({ ...held, payments: [{ state }] });
    expect(stage).toBe('OPEN');
    expect(isAwaited(stage) && isPayable(stage)).toBe(true);
  });

  it.each(['FAILED', 'EXPIRED', 'MISMATCHED'] as const)(
    'lets pay again after an attempt that %s',
    (state) => {
      expect(stageOf({ ...held, payments: [{ state }] })).toBe('FAILED');
    },
  );

  it('looks at the latest attempt, not at those before it', () => {
    const payments = [{ state: 'PENDING' }, { state: 'FAILED' }] as const;
    expect(stageOf({ ...held, payments })).toBe('OPEN');
  });

  it('takes no second payment while the tickets of the first are being issued', () => {
    const stage = stageOf({ ...held, payments: [{ state: 'SUCCEEDED' }] });
    expect(stage).toBe('ISSUING');
    expect(isPayable(stage)).toBe(false);
  });

  it('shows the tickets once they exist, whatever else is open', () => {
    const payments = [{ state: 'PENDING' }] as const;
    expect(stageOf({ state: 'TICKETED', payments, tickets: [{}] })).toBe('BOOKED');
  });

  it('is over when the order is cancelled, though money may have come', () => {
    const payments = [{ state: 'SUCCEEDED' }] as const;
    expect(stageOf({ ...held, state: 'CANCELLED', payments })).toBe('CLOSED');
  });
});
