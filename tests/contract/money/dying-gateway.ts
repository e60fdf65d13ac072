import pg from 'pg';
import { connect } from '#gateway/database/database.ts';
import type { Confirmation } from '#gateway/modules/date-changes/confirm/confirm-date-change.service.ts';
import type { ExtrasRefundRequest } from '#gateway/modules/extras/refund/refund-extras-order.service.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import type { Payer } from '#gateway/modules/payments/points/points.test-support.ts';
import type { RefundRequest } from '#gateway/modules/refunds/request/request-refund.service.ts';
import type { Services } from '#gateway/requests/services.ts';
import { clientOf } from '#gateway/simulated/payment-provider/sandbox.test-support.ts';
import { moneyServices } from './money-services.ts';

/** Something that a gateway has in hand when it is killed: one step that is one transaction. */
export type InHand = { readonly payer: Payer } & (
  | { readonly kind: 'SETTLE_CHANGE'; readonly dateChangeId: string }
  | { readonly kind: 'CONFIRM_CHANGE'; readonly request: Confirmation }
  | { readonly kind: 'REFUND'; readonly request: RefundRequest }
  | { readonly kind: 'PAY_EXTRAS'; readonly request: PaymentRequest }
  | { readonly kind: 'EXTRAS_BACK'; readonly request: ExtrasRefundRequest }
);

/** The task of a gateway that is about to be killed. */
export type LastWish = {
  readonly databaseUrl: string;
  readonly providerUrl: string;
  readonly inHand: readonly InHand[];
  /** The positive control: it writes without transactions. */
  readonly careless: boolean;
};

/** Carries out what is in hand; twice is as once. */
export async function carryOut(services: Services, one: InHand, now: Date): Promise<unknown> {
  const { refunds, payments, extras, dateChanges } = services;
  const { kind, payer } = one;
  if (kind === 'SETTLE_CHANGE')
    return payments.confirmNow(one.dateChangeId, payer, now, 'DATE_CHANGE');
  if (kind === 'CONFIRM_CHANGE') return dateChanges.confirm(one.request, payer, now);
  if (kind === 'REFUND') return refunds.request(one.request, payer, now);
  if (kind === 'PAY_EXTRAS') return payments.start(one.request, payer, now);
  return extras.refund(one.request, payer, now);
}

const WRITES_BEFORE_STOP = 3;

/** The same query with a text that does nothing: its sender still hears of its end. */
const doingNothing = (asked: { text?: string } | string) =>
  typeof asked === 'string' ? 'select 1' : Object.assign(asked, { text: 'select 1' });

if (import.meta.main) {
  const wish = JSON.parse(process.argv[2] ?? '') as LastWish;
  let ended = 0;
  const end = (): void => {
    ended += 1;
    if (ended === wish.inHand.length) process.stdout.write('in the middle\n');
  };
  let begun = 0;
  const inHand = new WeakMap<object, { stops: boolean; writes: number }>();
  const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  /** Every second transaction stops in its middle: after some writes, or before it commits. */
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [{ text?: string } | string];
    const text = typeof asked === 'string' ? asked : (asked.text ?? '');
    if (/^(begin|start transaction)/i.test(text)) {
      begun += 1;
      inHand.set(this, { stops: begun % 2 === 0, writes: 0 });
      if (wish.careless) return send.call(this, doingNothing(asked));
    }
    const mine = inHand.get(this);
    if (mine && /^\s*(insert|update)/i.test(text)) mine.writes += 1;
    const isMiddle = (mine?.writes ?? 0) > WRITES_BEFORE_STOP || /^commit/i.test(text);
    if (mine?.stops && isMiddle) {
      end();
      return new Promise(() => {});
    }
    if (/^(commit|rollback)/i.test(text)) {
      inHand.delete(this);
      if (wish.careless) return send.call(this, doingNothing(asked));
    }
    return send.apply(this, given);
  } as typeof pg.Client.prototype.query;
  const { db } = connect(wish.databaseUrl, { connections: 2 * wish.inHand.length });
  const provider = clientOf(wish.providerUrl);
  const { services, demoClock } = await moneyServices(db, wish.databaseUrl, provider);
  await Promise.all(
    wish.inHand.map(async (one) => {
      await carryOut(services, one, demoClock.now());
      end();
    }),
  );
}
