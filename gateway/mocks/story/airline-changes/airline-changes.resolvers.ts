import type { IResolvers } from '@graphql-tools/utils';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { SegmentView } from '#gateway/modules/orders/segments/segment-view.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { KeepChangedFlightsInput } from '#gateway/resolvers.gen.ts';
import { airlineChangesOf } from './airline-change.ts';
import { airlineChangeView } from './airline-change-view.ts';
import { keepChangedFlights } from './keep-flights.ts';

/** Changes by the airline, and the decision to keep the flights that it proposes. */
export const airlineChangeResolvers = (parts: StoryParts): IResolvers => ({
  Mutation: {
    async keepChangedFlights(
      _root: unknown,
      { input }: { input: KeepChangedFlightsInput },
      { now }: GatewayContext,
    ) {
      const work = () => keepChangedFlights(parts, input, now);
      const answer = await parts.story.once('keepChangedFlights', input, work);
      const reused = [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }];
      return answer ?? { airlineChange: null, userErrors: reused };
    },
  },
  Order: {
    airlineChanges: (order: Order, _args: unknown, { now }: GatewayContext) =>
      airlineChangesOf(parts, order.id, now).map((one) =>
        airlineChangeView(parts, order, one, now),
      ),
  },
  OrderSegment: {
    airlineChange({ order, index }: SegmentView, _args: unknown, { now }: GatewayContext) {
      const open = airlineChangesOf(parts, order.id, now).find(
        ({ segmentIndex, state }) => segmentIndex === index && state === 'OPEN',
      );
      return open ? airlineChangeView(parts, order, open, now) : null;
    },
  },
});
