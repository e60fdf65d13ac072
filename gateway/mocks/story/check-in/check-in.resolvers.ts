import type { IResolvers } from '@graphql-tools/utils';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import { seatOf } from '#gateway/mocks/story/seats/seat-standing.ts';
import { segmentsById, segmentsOf } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import { maskEmail } from '#gateway/requests/mask.ts';
import type { PageArguments } from '#gateway/requests/page-of.ts';
import type {
  CheckInInput,
  ConfirmCheckInAccessInput,
  ConfirmCheckInCancellationInput,
  RequestCheckInAccessInput,
  RequestCheckInCancellationInput,
  SendBoardingPassesInput,
} from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { confirmCancellation, requestCancellation } from './cancel-check-in.ts';
import { checkIn } from './check-in.ts';
import { confirmCheckInAccess, requestCheckInAccess } from './check-in-access.ts';
import { checkInOf } from './check-in-standing.ts';
import { checkInItineraries, itineraryOn } from './itineraries.ts';

type Input<Of> = { readonly input: Of };

const REUSED = [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }];

/** Check-ins that were made or cancelled, one a passenger segment, the latest first. */
const records = ({ story, orders }: StoryParts, now: Date) =>
  orders
    .all(now)
    .flatMap(segmentsOf)
    .flatMap((one) => {
      const { state, checkedInAt } = checkInOf(story, one);
      const seatNumber = seatOf(story, one, now)?.number ?? null;
      const id = globalId('CheckInRecord', one.key);
      return checkedInAt
        ? [{ id, passengerSegment: one, state, at: checkedInAt, place: 'ONLINE', seatNumber }]
        : [];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());

const send = async (parts: StoryParts, input: SendBoardingPassesInput, now: Date) => {
  const found = await segmentsById(parts, input.passengerSegmentIds, now);
  const passengers = found.filter((one) => one !== null);
  const refused = (code: string, index: number) => ({
    passengers: [],
    sentTo: null,
    userErrors: [{ code, path: ['passengerSegmentIds', String(index)] }],
  });
  if (passengers.length < found.length) return refused('PASSENGER_NOT_FOUND', found.indexOf(null));
  const standings = passengers.map((one) => checkInOf(parts.story, one));
  const without = standings.findIndex(({ state }) => state !== 'CHECKED_IN');
  if (without >= 0) return refused('NOT_CHECKED_IN', without);
  const to = input.email ?? standings[0]?.contact ?? '';
  return { passengers, sentTo: maskEmail(to), userErrors: [] };
};

/** Check-in, its cancellation, and boarding passes. */
export const checkInResolvers = (parts: StoryParts): IResolvers => ({
  Viewer: {
    checkInItineraries: (_viewer: unknown, _args: unknown, { now }: GatewayContext) =>
      checkInItineraries(parts, now),
    checkInRecords: (_viewer: unknown, page: PageArguments, { now }: GatewayContext) =>
      connectionOf(records(parts, now), page, { most: LIMITS.page.most, keyOf: ({ id }) => id }),
  },
  Mutation: {
    async checkIn(_root: unknown, { input }: Input<CheckInInput>, { now }: GatewayContext) {
      const answer = await parts.story.once('checkIn', input, () => checkIn(parts, input, now));
      return answer ?? { passengers: [], userErrors: REUSED };
    },
    requestCheckInAccess: (
      _root: unknown,
      { input }: Input<RequestCheckInAccessInput>,
      { now }: GatewayContext,
    ) => requestCheckInAccess(parts, input, now),
    confirmCheckInAccess: (
      _root: unknown,
      { input }: Input<ConfirmCheckInAccessInput>,
      { now }: GatewayContext,
    ) => confirmCheckInAccess(parts, input, now),
    requestCheckInCancellation: (
      _root: unknown,
      { input }: Input<RequestCheckInCancellationInput>,
      { now }: GatewayContext,
    ) => requestCancellation(parts, input, now),
    async confirmCheckInCancellation(
      _root: unknown,
      { input }: Input<ConfirmCheckInCancellationInput>,
      { now }: GatewayContext,
    ) {
      const work = () => confirmCancellation(parts, input, now);
      const answer = await parts.story.once('confirmCheckInCancellation', input, work);
      return answer ?? { passengers: [], userErrors: REUSED };
    },
    async sendBoardingPasses(
      _root: unknown,
      { input }: Input<SendBoardingPassesInput>,
      { now }: GatewayContext,
    ) {
      const work = () => send(parts, input, now);
      const answer = await parts.story.once('sendBoardingPasses', input, work);
      return answer ?? { passengers: [], sentTo: null, userErrors: REUSED };
    },
  },
  Subscription: {
    checkInItineraryChanged: {
      async *subscribe(_root: unknown, { id }: { readonly id: string }, { now }: GatewayContext) {
        const itinerary = itineraryOn(parts, keyOf('CheckInItinerary', id) ?? '', now);
        if (!itinerary) throw badUserInput('There is no such flight of a booking');
        yield { checkInItineraryChanged: itinerary };
      },
    },
  },
});
