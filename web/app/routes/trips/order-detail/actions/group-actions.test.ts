import { describe, expect, it } from 'vitest';
import { groupActions } from './group-actions.ts';

const allowed = (action: 'PAY' | 'CANCEL' | 'RECEIPT') => ({
  action,
  allowed: true,
  until: null,
  reason: null,
});
const refused = (
  action: 'PAY' | 'CANCEL' | 'RECEIPT' | 'CHECK_IN' | 'REFUND' | 'CORRECT',
  code: 'NOT_PAID' | 'ALREADY_PAID' | 'NOT_YET_OFFERED',
) => ({ action, allowed: false, until: null, reason: { code } });

describe('the actions of an order', () => {
  it('does not list what waits for the payment, with which the page of an unpaid order begins', () => {
    const capabilities = [
      allowed('PAY'),
      allowed('CANCEL'),
      refused('CHECK_IN', 'NOT_PAID'),
      refused('REFUND', 'NOT_PAID'),
    ];
    expect(groupActions({ state: 'PENDING_PAYMENT', capabilities })).toEqual({
      allowed: ['PAY', 'CANCEL'],
      refused: [],
    });
  });

  it('does not ask a paid order to be paid or cancelled, but says what is never done on this site', () => {
    const capabilities = [
      refused('PAY', 'ALREADY_PAID'),
      refused('CANCEL', 'ALREADY_PAID'),
      refused('REFUND', 'NOT_YET_OFFERED'),
      refused('CHECK_IN', 'NOT_YET_OFFERED'),
      allowed('RECEIPT'),
    ];
    expect(groupActions({ state: 'TICKETED', capabilities })).toEqual({
      allowed: ['RECEIPT'],
      refused: [{ reason: 'NOT_YET_OFFERED', actions: ['REFUND', 'CHECK_IN'] }],
    });
  });

  it('says why an unpaid order cannot be cancelled while a payment is under way', () => {
    const capabilities = [refused('CANCEL', 'ALREADY_PAID')];
    expect(groupActions({ state: 'PENDING_PAYMENT', capabilities }).refused).toHaveLength(1);
  });

  it('leaves corrections to the page where one checks and pays', () => {
    const capabilities = [allowed('CANCEL'), refused('CORRECT', 'ALREADY_PAID')];
    const state = 'PENDING_PAYMENT';
    expect(groupActions({ state, capabilities })).toEqual({ allowed: ['CANCEL'], refused: [] });
  });

  it('offers nothing on a dead order', () => {
    const capabilities = [refused('PAY', 'NOT_PAID')];
    expect(groupActions({ state: 'CANCELLED', capabilities }).refused).toEqual([]);
  });
});
