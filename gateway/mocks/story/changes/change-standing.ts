import type { Story } from '#gateway/mocks/story/story.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import type { StoredDateChange } from './change.model.ts';

/** A change of date at an instant: unpaid past its time it is cancelled, and the old flights stay booked (RULES 8.8). */
export const dateChangeAt = (change: StoredDateChange, now: Date): StoredDateChange =>
  change.state === 'PENDING_PAYMENT' && isExpired(change.paymentDueAt, now)
    ? {
        ...change,
        state: 'CANCELLED',
        cancellationCause: 'PAYMENT_WINDOW',
        closedAt: change.paymentDueAt,
      }
    : change;

type Changes = { readonly story: Pick<Story, 'dateChanges'> };

export const findDateChange = (
  { story }: Changes,
  id: string,
  now: Date,
): StoredDateChange | null => {
  const found = story.dateChanges.get(id);
  return found ? dateChangeAt(found, now) : null;
};

/** The changes of an order, the latest first. */
export const changesOf = ({ story }: Changes, orderId: string, now: Date): StoredDateChange[] =>
  [...story.dateChanges.values()]
    .filter(({ choice }) => choice.orderId === orderId)
    .map((change) => dateChangeAt(change, now))
    .toReversed();

/** The change by which an order was made; null for a first one. */
export const changeBefore = ({ story }: Changes, orderId: string): StoredDateChange | null =>
  [...story.dateChanges.values()].find(({ after }) => after?.orderId === orderId) ?? null;

/** An order and those that it continues, the latest first. */
export const ordersUpTo = (changes: Changes, orderId: string): string[] => {
  const before = changeBefore(changes, orderId);
  return before ? [orderId, ...ordersUpTo(changes, before.choice.orderId)] : [orderId];
};

/** How often a ticket of an order was changed by choice, along the chain of its orders (RULES 8.1). */
export const changesByChoice = (changes: Changes, orderId: string): number => {
  const before = changeBefore(changes, orderId);
  if (!before) return 0;
  const { choice } = before;
  return (choice.airlineChangeId ? 0 : 1) + changesByChoice(changes, choice.orderId);
};
