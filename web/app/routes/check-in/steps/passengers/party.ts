import { LIMITS } from '#schema/codes/base/limits.ts';
import { handledProblems } from '#schema/rules/after-sale/fellow-passengers.ts';
import { isDone, mayDo } from '#web/app/components/check-in/check-in-status.ts';
import type { Itinerary, Traveller } from '#web/app/routes/check-in/steps/traveller.ts';

/**
 * The most who are checked in together: a main passenger and the fellows. Infants on the lap do not
 * count.
 */
export const PARTY_SIZE = 1 + LIMITS.fellowPassengers;

/** Who can be checked in now; infants come with their adults. */
export const readyOn = ({
  passengerSegments: passengers,
}: Pick<Itinerary, 'passengerSegments'>): Traveller[] =>
  passengers.filter((one) => one.passengerType !== 'INF' && mayDo(one, 'CHECK_IN'));

/**
 * Who is chosen at first: those that the address names, else as many as are checked in together.
 */
export function firstChosen(ready: readonly Traveller[], named: readonly string[]): string[] {
  const asked = ready.filter(({ id }) => named.includes(id));
  return (asked.length > 0 ? asked : ready).slice(0, PARTY_SIZE).map(({ id }) => id);
}

/** Everyone who is checked in with a choice: those chosen, and the infants on their laps. */
export const partyOf = (
  { passengerSegments: passengers }: Pick<Itinerary, 'passengerSegments'>,
  chosen: readonly string[],
): Traveller[] =>
  passengers.filter((one) =>
    one.passengerType === 'INF'
      ? chosen.includes(one.accompanyingAdult?.id ?? '') && !isDone(one)
      : chosen.includes(one.id),
  );

/** Why a choice cannot be checked in, as a code; null when it can. */
export function partyProblem(
  { id, passengerSegments: passengers }: Pick<Itinerary, 'id' | 'passengerSegments'>,
  chosen: readonly string[],
): string | null {
  const adultIsDone = passengers.some((one) => one.passengerType === 'ADT' && isDone(one));
  const [problem] = handledProblems(
    passengers
      .filter((one) => chosen.includes(one.id))
      .map(({ passengerType: type }) => ({ flightId: id, orderId: id, type })),
    new Set(adultIsDone ? [id] : []),
  );
  return problem?.code ?? null;
}
