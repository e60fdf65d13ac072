import { belongingTo } from '#gateway/database/personal-data.ts';
import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { ofOrders } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { confirmSeatsOfOrder } from './chosen-seat-changes.repository.ts';
import { createSeatUpdates, type SeatUpdates } from './live/seat-updates.service.ts';
import {
  seatOrderItemNode,
  seatOrderNode,
  seatOrdersResolvers,
} from './orders/seat-orders.resolvers.ts';
import { seatOrderPayable } from './orders/seat-purchases.ts';
import { seatActions, seatFacts } from './passengers/seat-actions.ts';
import { hasOpenSeatOrder, seatVersions } from './seat-orders.repository.ts';
import { seatMapResolvers, seatsResolvers } from './seats.resolvers.ts';
import { createSeatService, type SeatService } from './seats.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly seats: SeatService;
    readonly seatWatch: SeatUpdates;
  }
}

/** Seat orders whose 20 minutes are over. */
const sweepSeatOrders: Sweep = {
  name: 'unpaid seats',
  run: ({ services, clock }) => services.seats.expire(clock.now()),
};

const SEATS = { table: 'chosen_seats', isOf: ofOrders };

export const seatsModule = {
  name: 'seats',
  services: {
    seats: (parts, { aircraft, flights, orders, payments, members, segments }) =>
      createSeatService({
        ...parts,
        ...parts.airline,
        aircraft,
        flights,
        orders,
        payments,
        procedures: segments.procedures,
        cardOf: members.cardOf,
        openSeatOrders: {
          ...parts.environment.openOrders,
          hashOf: (network) => parts.hash('chose seats from', network),
        },
      }),
    // A map shows within two seconds what other passengers take.
    seatWatch: ({ db, clock, airline: { departureControl } }, { flights }) =>
      createSeatUpdates({
        sources: { db, departureControl, flights },
        clock,
        intervalMilliseconds: 1_000,
        limits: { perViewer: 200, all: 5_000 },
      }),
  },
  resolvers: [seatMapResolvers, seatsResolvers, seatOrdersResolvers],
  nodes: { SeatOrder: seatOrderNode, SeatOrderItem: seatOrderItemNode },
  sweeps: [sweepSeatOrders],
  messageSubjects: {
    SeatOrder: (_parts, services) => (id, actor, now) => services.seats.order(id, actor, now),
  },
  openBusiness: [() => hasOpenSeatOrder],
  orderFacts: [seatFacts],
  orderVersions: [seatVersions],
  segmentActions: [
    ({ airline }, { segments }) => seatActions({ fares: airline.fares, ...segments }),
  ],
  whenTicketed: [confirmSeatsOfOrder],
  payables: {
    SEAT_ORDER: ({ db, addresses }, { orders }) => seatOrderPayable({ db, orders, addresses }),
  },
  receipt: {
    seatsOf:
      ({ db }, services) =>
      ({ id }, now) =>
        services.seats.liveOf(db, [id], AIRLINE, now),
  },
  personalData: [
    { table: 'seat_orders', isOf: ofOrders, leaveOut: ['placed_from', 'session_id'] },
    SEATS,
    { table: 'seat_funds', isOf: belongingTo('seat_id', SEATS) },
  ],
} satisfies GatewayModule;
