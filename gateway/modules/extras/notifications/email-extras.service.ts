import { couponsOf } from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import { ownerOf } from '#gateway/modules/extras/orders/extras-order-status.ts';
import { findExtrasOrder } from '#gateway/modules/extras/orders/extras-orders.repository.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import { extrasNewsEmail } from '#gateway/ports/documents/documents.ts';
import type { ExtrasNews } from '#gateway/ports/documents/email/email-data.ts';
import { extraName } from '#gateway/ports/extras/extras.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** What became of a guest's order of extras, and the money that it is about. */
export type ExtrasToNotify = {
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
