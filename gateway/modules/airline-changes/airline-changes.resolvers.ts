import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { passengersIn } from '#gateway/modules/orders/passengers/passenger-view.ts';
import { airportMoment } from '#gateway/ports/timetable/airport-moment.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { airlineChangeOptions } from '#schema/rules/after-sale/airline-change.ts';
import { freeDays } from '#schema/rules/after-sale/change-day.ts';
import type { AirlineChange, ChangeOption } from './airline-change.model.ts';
import { readKeepRequest } from './decide/keep-changed-flights.service.ts';
import { affectedPassengersOn } from './detect/apply-plan.ts';

/** The three ways, always all of them (RULES 8.4). */
const changeOptions = (change: AirlineChange): ChangeOption[] =>
  airlineChangeOptions(change, change.asOf).map((option) => ({ ...option, change }));

/** Changes by the airline, and the decision to keep the flights that it proposes. */
export const airlineChangesResolvers: Resolvers = {
  Mutation: {
    async keepChangedFlights(_root, { input }, { services, actor, now }) {
      const request = readKeepRequest(input);
      const code = await services.airlineChanges.keep(request, await actor(), now);
      const path = [code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'airlineChangeId'];
      return {
        airlineChange: await services.airlineChanges.find(
          request.airlineChangeId,
          await actor(),
          now,
        ),
        userErrors: code ? [{ code, path }] : [],
      };
    },
  },
  Order: {
    airlineChanges: (order, _args, { services, now }) =>
      services.airlineChanges.ofOrder(order, now),
  },
  OrderSegment: {
    airlineChange: ({ order, index }, _args, { services, now }) =>
      services.airlineChanges.openOn(order, index, now),
  },
  AirlineChange: {
    id: ({ id }) => globalId('AirlineChange', id),
    createdAt: ({ announcedAt }) => announcedAt,
    serverNow: ({ asOf }) => asOf,
    segments: (change) => change.segments.map((segment) => ({ ...segment, change })),
    passengers({ order, segments }) {
      const ids = new Set(segments.flatMap(({ index }) => affectedPassengersOn(order, index)));
      return passengersIn(order).filter(({ id }) => ids.has(id));
    },
    options: changeOptions,
    dateChange: async ({ dateChangeId }, _args, { services, actor, now }) =>
      dateChangeId ? services.dateChanges.find(dateChangeId, await actor(), now) : null,
    refund: async ({ refundId }, _args, { services, actor, now }) =>
      refundId ? services.refunds.find({ id: refundId }, await actor(), now) : null,
  },
  ChangedSegment: {
    segment: (one, _args, { services }) => services.airlineChanges.segmentOf(one),
    before: (one, _args, { services }) => services.airlineChanges.flightBefore(one),
    departureBefore: ({ before }) => airportMoment(before.departsAt, before.departureZone),
    arrivalBefore: ({ before }) => airportMoment(before.arrivesAt, before.arrivalZone),
    after: ({ change, after }, _args, { services }) =>
      after && services.airlineChanges.flightIn(change.order, after),
    async seats(one, _args, { services }) {
      const seats = await services.airlineChanges.seatsOf(one);
      return seats.flatMap(({ passengerId, ...seat }) => {
        const passenger = passengersIn(one.change.order).find(({ id }) => id === passengerId);
        return passenger ? [{ ...seat, passenger }] : [];
      });
    },
  },
  AirlineChangeOption: {
    allowed: ({ until }) => until !== null,
    reason: ({ reason }) => reason && { code: reason, liftsAt: null, seatOrder: null },
    firstDay: ({ action, change }) =>
      action === 'MOVE' ? freeDays(change.segments[0]?.before.date ?? '').first : null,
    lastDay: ({ action, change }) =>
      action === 'MOVE' ? freeDays(change.segments[0]?.before.date ?? '').last : null,
    async refund({ action, until, change }, _args, { services, actor, now }) {
      if (action !== 'REFUND' || !until) return null;
      const { order, segments } = change;
      const passengerIds = [
        ...new Set(segments.flatMap(({ index }) => affectedPassengersOn(order, index))),
      ];
      const question = {
        orderId: order.id,
        passengerIds,
        boundIndexes: null,
        airlineChangeId: change.id,
        reason: change.kind === 'CANCELLED' ? 'FLIGHT_CANCELLED' : 'FLIGHT_CHANGED',
      } as const;
      const { offer } = await services.refunds.offer(question, await actor(), now);
      return offer?.money ?? null;
    },
  },
  KeepChangedFlightsError: userErrorFields,
};

export const airlineChangeNode: NodeLoader = async (id, { services, actor, now }) =>
  services.airlineChanges.find(id, await actor(), now);
