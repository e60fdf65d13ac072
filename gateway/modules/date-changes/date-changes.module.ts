import type { GatewayModule, ModuleParts } from '#gateway/modules/gateway-module.ts';
import { ofOrders } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { Services } from '#gateway/requests/services.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { changeActions, dateChangeEvents, dateChangeFacts } from './change-actions.ts';
import { dateChangePayable } from './confirm/date-change-purchases.ts';
import type { DateChangeDependencies } from './date-change-dependencies.ts';
import { sendDateChange, sweepDateChanges } from './date-changes.jobs.ts';
import { changeOfferNode, dateChangeNode, dateChangesResolvers } from './date-changes.resolvers.ts';
import { createDateChangeService, type DateChangeService } from './date-changes.service.ts';
import { dateChangeProcedures } from './read/chain.repository.ts';
import { dateChangeVersions, hasOpenDateChange } from './read/date-changes.repository.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly dateChanges: DateChangeService;
  }
}

/** What changes of date are made from; payments settle them with the same, and are built before. */
const dependencies = (parts: ModuleParts, services: Services): DateChangeDependencies => ({
  ...parts,
  ...parts.airline,
  seatsLeft: services.seatsLeft,
  inventory: services.inventory,
  orders: services.orders,
  payments: services.payments,
  seats: services.seats,
  key: parts.keys.offerSigning,
  otherProcedures: [services.segments.couponProcedures],
  receiptOf: services.orderDocuments.receiptOf,
  airlineChanges: parts.answers.airlineChangeRights(parts, services),
});

export const dateChangesModule = {
  name: 'date-changes',
  services: {
    dateChanges: (parts, services) => createDateChangeService(dependencies(parts, services)),
  },
  resolvers: [dateChangesResolvers],
  signedNodes: { ChangeOffer: changeOfferNode },
  nodes: { DateChange: dateChangeNode },
  jobs: [sendDateChange],
  sweeps: [sweepDateChanges],
  freeSeats: [({ dateChanges }, now) => dateChanges.expire(now)],
  openBusiness: [() => hasOpenDateChange],
  orderFacts: [dateChangeFacts],
  orderEvents: [dateChangeEvents],
  orderVersions: [dateChangeVersions],
  procedures: [dateChangeProcedures],
  segmentActions: [
    ({ airline: { fares } }, { segments }) =>
      changeActions({ ...segments, fares, offered: OFFERED_ORDER_ACTIONS }),
  ],
  payables: {
    DATE_CHANGE: (parts, services) =>
      dateChangePayable(parts.db, () => dependencies(parts, services), parts.addresses),
  },
  receipt: {
    chainOf: (_parts, services) => (order, now) => services.dateChanges.paymentChain(order, now),
  },
  personalData: [{ table: 'date_changes', isOf: ofOrders }],
} satisfies GatewayModule;
