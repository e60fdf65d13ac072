import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { isCouponOf, ofExtrasOrders } from '#gateway/modules/payments/payments.condition.ts';
import { EXTRAS_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { CURRENCY_CODES } from '#schema/codes/base/currencies.ts';
import {
  extraNode,
  extraStockResolvers,
  extrasQuotesResolvers,
  extrasResolvers,
} from './extras.resolvers.ts';
import { createExtrasService, type ExtrasService } from './extras.service.ts';
import { SEND_EXTRAS_NEWS } from './notifications/email-extras.service.ts';
import { extrasOnReceipt } from './orders/extras-on-flight.ts';
import { extrasVersions, hasOpenExtrasOrder } from './orders/extras-orders.repository.ts';
import {
  couponsResolvers,
  extraCouponNode,
  extrasOrderNode,
  extrasOrdersResolvers,
} from './orders/extras-orders.resolvers.ts';
import { extrasOrderPayable } from './orders/extras-purchases.ts';
import { extrasActions } from './passengers/extras-for-passenger.ts';

const Payload = v.object({
  extrasOrderId: v.pipe(v.string(), v.uuid()),
  event: v.picklist(EXTRAS_NEWS),
  amount: v.nullable(v.object({ amount: v.number(), currency: v.picklist(CURRENCY_CODES) })),
});

/**
 * Extras that a guest ordered are to be paid, are paid, or have ended: the contact of the flight
 * order gets an e-mail.
 */
const sendExtrasNotification: Job = {
  name: SEND_EXTRAS_NEWS,
  isMessage: true,
  run(payload, context) {
    const news = v.parse(Payload, payload);
    const { services, clock } = context;
    return unlessRefused(context, SEND_EXTRAS_NEWS, () =>
      services.extras.mailNews(news, clock.now()),
    );
  },
};

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly extras: ExtrasService;
  }
}

/** Orders of extras whose 50 minutes are over. */
const sweepUnpaidExtras: Sweep = {
  name: 'unpaid extras',
  run: ({ services, clock }) => services.extras.expire(clock.now()),
};

/** Orders of extras that the accounts no longer need. */
const sweepOldExtras: Sweep = {
  name: 'old extras',
  run: ({ services, clock }) => services.extras.erase(clock.now()),
};

export const extrasModule = {
  name: 'extras',
  services: {
    extras: (parts, { seatsLeft, segments, orders, members, payments }) =>
      createExtrasService({
        ...parts,
        ...segments,
        seatsLeft,
        orders,
        members,
        payments,
        catalogue: parts.airline.extras,
        fares: parts.airline.fares,
      }),
  },
  resolvers: [
    extrasResolvers,
    extrasOrdersResolvers,
    extrasQuotesResolvers,
    extraStockResolvers,
    couponsResolvers,
  ],
  nodes: { Extra: extraNode, ExtrasOrder: extrasOrderNode, ExtraCoupon: extraCouponNode },
  jobs: [sendExtrasNotification],
  sweeps: [sweepUnpaidExtras, sweepOldExtras],
  messageSubjects: {
    ExtrasOrder: (_parts, services) => (id, actor, now) => services.extras.order(id, actor, now),
  },
  openBusiness: [() => hasOpenExtrasOrder],
  orderVersions: [extrasVersions],
  segmentActions: [(_parts, { segments }) => extrasActions(segments)],
  payables: {
    BENEFIT_ORDER: ({ airline, ...parts }) =>
      extrasOrderPayable({ ...parts, catalogue: airline.extras }),
  },
  receipt: {
    extrasOf: (_parts, services) => (order, now) => extrasOnReceipt(services.extras, order, now),
  },
  personalData: [
    { table: 'benefit_orders', isOf: ofExtrasOrders('id') },
    { table: 'benefit_order_items', isOf: ofExtrasOrders('benefit_order_id') },
    { table: 'benefit_coupons', isOf: isCouponOf },
  ],
} satisfies GatewayModule;
