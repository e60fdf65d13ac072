import { openAttempt, openOf, paid } from '#gateway/mocks/story/payments/attempts.ts';
import type { StoryPayable } from '#gateway/mocks/story/payments/story-payable.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { PayableOrder } from '#gateway/modules/payments/payable.ts';
import { carryOut } from './carry-out.ts';
import { findDateChange } from './change-standing.ts';
import { dateChangeView } from './date-change-view.ts';

/** Changes of date as something that is paid for: then the tickets are reissued. */
export const changesPayable = (parts: StoryParts): StoryPayable => {
  const { dateChanges } = parts.story;
  const shown = (id: string, now: Date) => {
    const change = findDateChange(parts, id, now);
    return change && dateChangeView(parts, change, now);
  };
  return {
    show: (id, now) => shown(id, now) as object | null as PayableOrder | null,
    toPay(id, now) {
      const change = shown(id, now);
      return change && { due: change.amountDue, offsettable: change.addCollect };
    },
    payments: (id) => dateChanges.get(id)?.payments ?? [],
    start(id, { locale, points }, now) {
      const change = findDateChange(parts, id, now);
      if (!change) return { payment: null, code: 'ORDER_NOT_FOUND' };
      const open = openOf(change.payments, now);
      if (open) return { payment: open, code: null };
      if (change.state === 'CONFIRMED') return { payment: null, code: 'ALREADY_PAID' };
      if (change.state === 'CANCELLED') return { payment: null, code: 'ORDER_CLOSED' };
      const { orderId } = change.choice;
      const amount = dateChangeView(parts, change, now).totalDue;
      const due = { amount, points, dueAt: change.paymentDueAt };
      const key = { payable: { kind: 'DATE_CHANGE', id }, orderId } as const;
      const payment = openAttempt({ ...key, ...due }, parts, locale, now);
      dateChanges.set(id, { ...change, payments: [payment, ...change.payments] });
      return { payment, code: null };
    },
    confirm(id, now) {
      const change = findDateChange(parts, id, now);
      if (!change) return null;
      if (change.state === 'CONFIRMED') return 'TICKETED';
      const [latest, ...earlier] = change.payments;
      if (!latest || openOf([latest], now) === null) return 'NOT_PAID';
      const settled = { ...change, payments: [paid(latest, now), ...earlier] };
      dateChanges.set(id, carryOut(parts, settled, now));
      return 'TICKETED';
    },
  };
};
