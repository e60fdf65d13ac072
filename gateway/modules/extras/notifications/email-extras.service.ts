import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { couponsOf } from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import { type ExtrasOrder, ownerOf } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import { findExtrasOrder } from '#gateway/modules/extras/orders/extras-orders.repository.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import { extrasNewsEmail } from '#gateway/ports/documents/documents.ts';
import type { ExtrasNews } from '#gateway/ports/documents/email/email-data.ts';
import { extraName } from '#gateway/ports/extras/extras.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** What became of a guest's order of extras, and the money that it is about. */
type ExtrasToNotify = {
  readonly extrasOrderId: string;
  readonly event: ExtrasNews;
  readonly amount: Money | null;
};

/**
 * E-mails the contact of the flight order what became of the extras that a guest ordered for it;
 * nothing once that order is erased.
 */
export async function emailExtras(
  { db, catalogue, orders, mailer, addresses }: ExtrasDependencies,
  { extrasOrderId, event, amount }: ExtrasToNotify,
  now: Date,
): Promise<void> {
  const extras = await findExtrasOrder(db, extrasOrderId, AIRLINE, now);
  const owner = extras && ownerOf(extras);
  if (!extras || !owner?.flightOrderId) return;
  // it was paid or has ended since, which is written of its own
  if (event === 'BENEFITS_HELD' && extras.state !== 'PENDING_PAYMENT') return;
  const order = await orders.find({ id: owner.flightOrderId }, AIRLINE, now);
  if (!order) return;
  const { locale, contact } = order;
  const coupons =
    event === 'BENEFITS_PAID'
      ? (await couponsOf(db, owner, now)).filter(({ issuedBy }) => issuedBy === extras.id)
      : [];
  const email = await extrasNewsEmail(
    {
      event,
      amount,
      recipientName: contact.name,
      orderNumber: order.number,
      bookingReference: order.reference,
      extrasNumber: extras.number,
      until: event === 'BENEFITS_HELD' ? extras.paymentDueAt : null,
      flights: order.segments.map((one) => flightForEmail(orders.flights.flightOf(one), locale)),
      items: extras.items.map(({ extraId, quantity, before }) => ({
        name:
          extraName(
            catalogue.find(({ id }) => id === extraId),
            locale,
          ) ?? extraId,
        quantity,
        coupons: coupons
          .filter((coupon) => coupon.extraId === extraId)
          .slice(before, before + quantity)
          .map(({ number }) => number),
      })),
      orderUrl: addresses.order(order.reference, locale),
    },
    locale,
  );
  await mailer.send({ to: contact.email, locale, ...email });
}

/** The messages about an order of extras. */
type ExtrasMessageEvent = Extract<MessageEvent, `BENEFITS_${string}`>;

/** The job that writes them to the contact of a guest's order. */
export const SEND_EXTRAS_NEWS = 'send-extras-news';

/** The order; the money that is due until an instant, or goes back. */
type ToldExtrasOrder = Pick<ExtrasOrder, 'id' | 'number' | 'memberId' | 'byGuest' | 'createdAt'> & {
  readonly amount?: Money;
  readonly until?: Date;
};

/** No e-mail is sent about what is cancelled soon after it was made (RULES 4.23). */
const isQuiet = (event: ExtrasMessageEvent, { createdAt }: ToldExtrasOrder, now: Date) =>
  event === 'BENEFITS_CANCELLED' && now < addMinutes(createdAt, LIMITS.quietCancellationMinutes);

/**
 * Leaves a message about an order of extras to its member, or queues an e-mail to the guest's
 * contact, in the caller's transaction.
 */
export async function leaveExtrasMessage(
  trx: DatabaseTransaction,
  event: ExtrasMessageEvent,
  order: ToldExtrasOrder,
  now: Date,
): Promise<void> {
  const { id, number, memberId, amount, until } = order;
  if (order.byGuest && !isQuiet(event, order, now))
    await enqueue(trx, SEND_EXTRAS_NEWS, { extrasOrderId: id, event, amount: amount ?? null });
  if (!memberId) return;
  const facts = {
    number,
    ...(amount ? { amount } : {}),
    ...(until ? { until: until.toISOString() } : {}),
  };
  await leaveMessage(trx, { memberId, event, facts, subject: { type: 'ExtrasOrder', id } }, now);
}
