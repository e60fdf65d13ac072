import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInsOf, seenFirst } from '#gateway/modules/check-in/check-in-facts.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import { whetherCancelled } from '#gateway/modules/orders/segments/segments.service.ts';
import { DepartureControlError } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import type { CheckInErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { CheckInFault, CheckInRequest } from './check-in.input.ts';
import { findNamed, type PartyMember, partyFor } from './check-in-party.ts';
import { documentFaults, judgeCheckIn } from './judge-check-in.ts';
import { type CheckInPlacement, placeCheckIn } from './place-check-in.service.ts';

/**
 * What became of a check-in: everyone who was named as they are now, or why no one was checked in.
 */
export type CheckInOutcome = {
  readonly passengers: readonly PassengerSegmentView[];
  readonly userErrors: readonly CheckInFault[];
};

/**
 * What is remembered of a submission; numbers of documents are keyed hashes in it, so that its
 * digest reveals none.
 */
const requestOf = (request: CheckInRequest, { vault }: CheckInDependencies['orders']) => ({
  ...request,
  choices: request.choices.map(({ document, ...choice }) => ({
    ...choice,
    document: document && {
      ...document,
      number: vault.lookup(document).toString('base64url'),
    },
  })),
});

async function whomToSee(
  { departureControl }: CheckInDependencies,
  flight: DatedFlight,
  party: readonly PartyMember[],
): Promise<Set<string>> {
  const typed = (id: string) =>
    party.find(({ one }) => one.passenger.id === id)?.choice.document?.type ?? null;
  const seen = new Set<string>();
  for (const { one } of party)
    if (await seenFirst(departureControl, flight, one, typed)) seen.add(one.passenger.id);
  return seen;
}

/**
 * Asks everyone who has to be asked before the transaction. Departure control counts only those who
 * are likely to be checked in.
 */
async function placementOf(
  sources: CheckInDependencies,
  request: CheckInRequest,
  { party, flight }: { readonly party: readonly PartyMember[]; readonly flight: DatedFlight },
  actor: Actor,
  now: Date,
): Promise<CheckInPlacement> {
  const { db, departureControl, operations, seats } = sources;
  const ids = party.map(({ one }) => one.passenger.id);
  await seats.freeLapsed(flight, ids, now);
  const views = party.map(({ one }) => one);
  const orderIds = [...new Set(views.map(({ segment }) => segment.order.id))];
  const [flightCancelled = false] = await whetherCancelled(operations, [flight], now);
  const asked = {
    flightCancelled,
    seenFirst: await whomToSee(sources, flight, party),
    controlled: await departureControl.seats(flight, now),
    seated: await seats.seatPassengers(
      views.filter(({ passenger }) => passenger.type !== 'INF'),
      now,
    ),
  };
  const chosen = await seats.liveOf(db, orderIds, AIRLINE, now);
  const procedures = await proceduresOf(sources.procedures, db, orderIds, now);
  const checkIns = await checkInsOf(db, views);
  const judged = { ...asked, party, chosen, checkIns, procedures };
  const refused =
    judgeCheckIn(judged, now).length > 0 ||
    party.some((member) => documentFaults(member, sources.orders).length > 0);
  const sequenceNumbers = refused
    ? []
    : await departureControl.sequenceNumbers(flight, party.length);
  return { ...asked, request, party, flight, sequenceNumbers, actor };
}

/**
 * Checks passengers in on one flight: all who are named, or none, once for each idempotency key
 * (RULES 7.1 to 7.11).
 */
export async function checkPassengersIn(
  sources: CheckInDependencies,
  request: CheckInRequest,
  actor: Actor,
  now: Date,
): Promise<CheckInOutcome> {
  const { db, orders } = sources;
  const ids = request.choices.map(({ passengerSegmentId }) => passengerSegmentId);
  const found = await findNamed(orders, ids, actor, now);
  const named = found.filter((one) => one !== null);
  const refused = (...userErrors: CheckInFault[]) => ({ passengers: named, userErrors });
  const { party, faults } = partyFor(found, request);
  const [first] = party;
  if (faults.length > 0 || !first) return refused(...faults);
  try {
    const flight = orders.flights.flightOf(first.one.segment);
    const placement = await placementOf(sources, request, { party, flight }, actor, now);
    const { userErrors } = await idempotent<CheckInErrorCode, void>(
      db,
      'checkIn',
      requestOf(request, orders),
      actor,
      (trx) => placeCheckIn(trx, sources, placement, now),
    );
    if (userErrors.length > 0) return refused(...userErrors);
    const after = await findNamed(orders, ids, actor, now);
    return { passengers: after.filter((one) => one !== null), userErrors };
  } catch (fault) {
    if (fault instanceof DepartureControlError)
      return refused({ code: 'DEPARTURE_CONTROL_UNAVAILABLE', path: [] });
    throw fault;
  }
}
