import type { IResolvers } from '@graphql-tools/utils';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { readClaim } from '#gateway/modules/points/claims/claim-flight.input.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { ClaimFlightErrorCode, ClaimFlightInput } from '#gateway/resolvers.gen.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { claimProblem } from '#schema/rules/club/claim-flight.ts';
import { earnedBy, flownFlights, ledger } from './ledger.ts';
import { joinedOn, theMemberView } from './member.ts';
import { segmentView } from './points-account.ts';

const NOTHING = { entries: [], flownSegment: null, member: null };

const refused = (code: ClaimFlightErrorCode, ...path: readonly string[]) => ({
  ...NOTHING,
  userErrors: [{ code, path }],
});

/** Every ticket number of the right form is the member's, for whatever flight of the timetable is claimed. */
const claim = (parts: StoryParts, input: ClaimFlightInput, now: Date) => {
  const read = readClaim(input);
  if ('faults' in read) return { ...NOTHING, userErrors: read.faults };
  const { airline, story } = parts;
  const today = commercialDay(now);
  const { flightNumber, flightDate: date } = read;
  const flight = airline.timetable.flight({ flightNumber, date });
  if (!flight || flight.arrival.instant > now) return refused('CLAIM_NOT_FOUND');
  const isIt = (other: { flightNumber: string; date: string } | null) =>
    other?.flightNumber === flightNumber && other.date === date;
  if (flownFlights(parts, now).some((flown) => isIt(flown.flight)))
    return refused('ALREADY_CREDITED');
  const problem = claimProblem(flight.arrival.instant, joinedOn(today), today);
  if (problem) return refused(problem, 'flightDate');
  const flown = { flight, ...earnedBy(airline, flight, now), recordedOn: today };
  story.claims.push(flown);
  return {
    entries: ledger(parts, now).filter((entry) => isIt(entry.flight)),
    flownSegment: segmentView(flown),
    member: theMemberView(parts, now),
    userErrors: [],
  };
};

/** Flights that the member claims. */
export const claimResolvers = (parts: StoryParts): IResolvers => ({
  Mutation: {
    claimFlight: async (
      _root: unknown,
      { input }: { readonly input: ClaimFlightInput },
      { now }: GatewayContext,
    ) =>
      (await parts.story.once('claimFlight', input, () => claim(parts, input, now))) ??
      refused('IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'),
  },
});
