import { checkInOf } from '#gateway/mocks/story/check-in/check-in-standing.ts';
import { storyMealFacts } from '#gateway/mocks/story/meals/story-meals.ts';
import { isUnderReview } from '#gateway/mocks/story/refunds/refund-view.ts';
import { seatOf, unpaidSeatsOn } from '#gateway/mocks/story/seats/seat-standing.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import {
  type SegmentAction,
  segmentCapability,
} from '#schema/rules/after-sale/segment-capabilities.ts';
import { extrasCapability } from '#schema/rules/club/extra-for-passenger.ts';
import { mealCapability } from '#schema/rules/meals/special-meal.ts';
import { companionsOf, couponOf, flightKeyOf, type PassengerSegment } from './passenger-segment.ts';

const ACTIONS = [
  'SELECT_SEAT',
  'CANCEL_SEAT',
  'CHECK_IN',
  'CANCEL_CHECK_IN',
  'BOARDING_PASS',
] as const satisfies readonly SegmentAction[];

/** What concerns every action: the flight, and the right to it. */
const flightFacts = (story: Story, one: PassengerSegment) =>
  ({
    departsAt: one.segment.departsAt,
    flightCancelled: isCancelled(story, one),
    ownFlight: true,
    coupon: couponOf(one)?.state ?? null,
    procedure: isUnderReview(story, one.key) ? 'REFUND' : null,
  }) as const;

/** Whether the airline has cancelled the flight, and the traveller is still to decide. */
const isCancelled = ({ airlineChanges }: Story, { order, segment }: PassengerSegment): boolean =>
  [...airlineChanges.values()].some(
    ({ orderId, segmentIndex, state }) =>
      orderId === order.id && segmentIndex === segment.index && state === 'OPEN',
  );

/** Whether extras are sold for a passenger segment. */
export const extrasVerdictOn = (story: Story, one: PassengerSegment, now: Date) =>
  extrasCapability(flightFacts(story, one), now);

/** Whether a passenger segment allows an action, by the rules of the contract. */
export const verdictOn = (
  story: Story,
  one: PassengerSegment,
  action: SegmentAction,
  now: Date,
) => {
  const { state, cancellations } = checkInOf(story, one);
  const unpaid = unpaidSeatsOn(story, one.order.id, flightKeyOf(one), now);
  const seat = seatOf(story, one, now)?.state;
  return segmentCapability(
    action,
    {
      ...flightFacts(story, one),
      counterFirst: false,
      checkIn: state,
      cancellations,
      specialServices: [],
      lapInfant: companionsOf(one).adult !== null,
      unpaidSeatsUntil: unpaid?.paymentDueAt ?? null,
      seatsDueElsewhereAt: null,
      seat: seat === 'ASSIGNED' ? null : (seat ?? null),
    },
    now,
  );
};

const verdictFor = (
  story: Story,
  one: PassengerSegment,
  action: SegmentAction | 'CHOOSE_MEAL' | 'BUY_EXTRAS',
  now: Date,
) => {
  if (action === 'CHOOSE_MEAL') return mealCapability(storyMealFacts(story, one), now);
  return action === 'BUY_EXTRAS'
    ? extrasVerdictOn(story, one, now)
    : verdictOn(story, one, action, now);
};

/** Everything that can be done for one passenger on one flight, as the schema shows it. */
export const segmentCapabilities = (story: Story, one: PassengerSegment, now: Date) =>
  [...ACTIONS, 'CHOOSE_MEAL' as const, 'BUY_EXTRAS' as const].map((action) => {
    const verdict = verdictFor(story, one, action, now);
    if (verdict.allowed)
      return { action, allowed: true, from: null, until: verdict.until, fee: null, reason: null };
    const { reason: code, liftsAt, from } = verdict;
    const seatOrder =
      code === 'UNPAID_SEATS' ? unpaidSeatsOn(story, one.order.id, flightKeyOf(one), now) : null;
    const reason = { code, liftsAt, seatOrder };
    return { action, allowed: false, from, until: null, fee: null, reason };
  });
