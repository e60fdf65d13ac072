import { join } from 'node:path';
import { openJournal } from './journal.ts';
import type { Change, EventRecord, PaymentRecord, RefundRecord } from './records.ts';

/** Everything the sandbox knows: read in memory, written to the journal first. */
export interface Store {
  payment(id: string): PaymentRecord | undefined;
  paymentByKey(idempotencyKey: string): PaymentRecord | undefined;
  payments(): Iterable<PaymentRecord>;
  refund(refundId: string): RefundRecord | undefined;
  event(id: string): EventRecord | undefined;
  events(): Iterable<EventRecord>;
  /** The webhooks without an answer. */
  owedEvents(): Iterable<EventRecord>;
  /** Makes a change durable, whole or not at all, then visible. */
  write(change: Change): void;
  close(): void;
}

/** Opens the state under a directory. */
export function openStore(directory: string): Store {
  const payments = new Map<string, PaymentRecord>();
  const byKey = new Map<string, string>();
  const refunds = new Map<string, RefundRecord>();
  const events = new Map<string, EventRecord>();
  const owed = new Map<string, EventRecord>();

  const apply = ({ payment, refund, events: changed = [] }: Change): void => {
    if (payment) {
      payments.set(payment.id, payment);
      byKey.set(payment.idempotencyKey, payment.id);
    }
    if (refund) refunds.set(refund.refundId, refund);
    for (const event of changed) {
      events.set(event.id, event);
      if (event.delivered) owed.delete(event.id);
      else owed.set(event.id, event);
    }
  };

  const { entries, journal } = openJournal<Change>(join(directory, 'payments.jsonl'));
  for (const change of entries) apply(change);

  return {
    payment: (id) => payments.get(id),
    paymentByKey: (key) => payments.get(byKey.get(key) ?? ''),
    payments: () => payments.values(),
    refund: (refundId) => refunds.get(refundId),
    event: (id) => events.get(id),
    events: () => events.values(),
    owedEvents: () => owed.values(),
    write(change) {
      journal.append(change);
      apply(change);
    },
    close: () => journal.close(),
  };
}
