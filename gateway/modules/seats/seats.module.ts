import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import type { SeatUpdates } from './live/seat-updates.service.ts';
import { seatMapResolvers } from './map/seat-map.resolvers.ts';
import {
  seatOrderItemNode,
  seatOrderNode,
  seatOrdersResolvers,
} from './orders/seat-orders.resolvers.ts';
import { seatsResolvers } from './seats.resolvers.ts';
import type { SeatService } from './seats.service.ts';

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

export const seatsModule: GatewayModule = {
  resolvers: [seatMapResolvers, seatsResolvers, seatOrdersResolvers],
  nodes: { SeatOrder: seatOrderNode, SeatOrderItem: seatOrderItemNode },
  sweeps: [sweepSeatOrders],
};
