import { segmentsOf } from '#gateway/mocks/story/segments/passenger-segment.ts';
import { challengeFor, isNamed, opened } from '#gateway/mocks/story/story-access.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import {
  readCheckInCode,
  readCheckInLookup,
} from '#gateway/modules/check-in/access/check-in-access.input.ts';
import type {
  ConfirmCheckInAccessInput,
  RequestCheckInAccessInput,
} from '#gateway/resolvers.gen.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import { itineraryOn } from './itineraries.ts';

const SUBJECT = /^CHECK_IN_ACCESS (\S+) (\d+)$/;

/** The first step: a challenge for the flight that four details name; one that opens nothing where there is none. */
export const requestCheckInAccess = (
  { story, ids, vault, orders }: StoryParts,
  input: RequestCheckInAccessInput,
  now: Date,
) => {
  const lookup = readCheckInLookup(input, now);
  if ('faults' in lookup) return { challenge: null, userErrors: lookup.faults };
  const { key, name, flightNumber, flightDate } = lookup;
  const isMeant = (id: string) => {
    const stored = story.orders.get(id);
    return stored !== undefined && isNamed(key, stored, vault);
  };
  const found = orders
    .all(now)
    .filter(({ id }) => isMeant(id))
    .flatMap(segmentsOf)
    .find(
      ({ passenger, segment }) =>
        sameName(passenger, name) &&
        segment.flightNumber === flightNumber &&
        segment.departureDate === flightDate,
    );
  const subject = found ? `CHECK_IN_ACCESS ${found.order.id} ${found.segment.index}` : null;
  const challenge = challengeFor(story, ids, subject, now);
  return { challenge: { ...challenge, serverNow: now }, userErrors: [] };
};

/** The second step: the flight that the code opens. */
export const confirmCheckInAccess = (
  parts: StoryParts,
  input: ConfirmCheckInAccessInput,
  now: Date,
) => {
  const refused = (code: string) => ({ itinerary: null, userErrors: [{ code, path: ['code'] }] });
  const typed = readCheckInCode(input);
  if ('faults' in typed) return { itinerary: null, userErrors: typed.faults };
  const answer = opened(parts.story, typed, now);
  if ('problem' in answer) return refused(answer.problem);
  const [, orderId, index] = SUBJECT.exec(answer.subject) ?? [];
  const itinerary = orderId ? itineraryOn(parts, `${orderId}.${index}`, now) : null;
  return itinerary ? { itinerary, userErrors: [] } : refused('CODE_WRONG');
};
