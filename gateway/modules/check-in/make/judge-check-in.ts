import { isCheckedIn } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInFacts, type FlightFacts } from '#gateway/modules/check-in/check-in-facts.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { documentNumberOf } from '#gateway/modules/orders/passengers/identity-document.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { CheckInErrorCode } from '#gateway/resolvers.gen.ts';
import { handledProblems } from '#schema/rules/after-sale/fellow-passengers.ts';
import type { SegmentReason } from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { segmentCapability } from '#schema/rules/after-sale/segment-capabilities.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { routeKindsOf } from '#schema/rules/flights/route-kinds.ts';
import { ageOn } from '#schema/rules/travellers/age-band.ts';
import { documentTypeProblem } from '#schema/rules/travellers/document-offer.ts';
import { documentExpiryProblem } from '#schema/rules/travellers/document-validity.ts';
import { identityProblems } from '#schema/rules/travellers/identity-holder.ts';
import type { CheckInFault } from './check-in.input.ts';
import { type PartyMember, passengerPath } from './check-in-party.ts';

/** The local day of the last arrival of the journey: documents have to be valid on it. */
function lastArrivalDay({ segment }: PassengerSegmentView): LocalDate {
  const last = segment.order.segments.at(-1) ?? segment;
  return localDay(last.arrivesAt, last.arrivalZone);
}

/**
 * Whether a document has to be entered: its number is not there, or it does not last for the
 * journey (RULES 7.11).
 */
export function documentNeeded(
  one: PassengerSegmentView,
  vault: Pick<DocumentEncryption, 'open'>,
): boolean {
  const { type, expiresOn } = one.passenger.document;
  return (
    documentNumberOf(one.passenger, vault) === null ||
    documentExpiryProblem(type, expiresOn, lastArrivalDay(one)) !== null
  );
}

const EXPIRY: Readonly<Record<string, CheckInErrorCode>> = { INVALID: 'DOCUMENT_EXPIRED' };

/**
 * What is wrong with the document of a passenger: the one that was typed, or else the one that is
 * stored (RULES 7.11).
 */
export function documentFaults(
  { one, choice: { document }, index }: PartyMember,
  { flights, vault }: CheckInDependencies['orders'],
): CheckInFault[] {
  const at = (field: string) => passengerPath(index, 'document', field);
  if (!document)
    return documentNeeded(one, vault)
      ? [{ code: 'DOCUMENT_NEEDED', path: passengerPath(index, 'document') }]
      : [];
  const { passenger, segment } = one;
  const routeKinds = routeKindsOf(
    segment.order.segments.map((flown) => {
      const { origin, destination } = flights.flightOf(flown);
      return { originCountry: origin.country, destinationCountry: destination.country };
    }),
  );
  const [first = segment] = segment.order.segments;
  const age = ageOn(passenger.dateOfBirth, localDay(first.departsAt, first.departureZone));
  const { nationality, dateOfBirth, gender } = passenger;
  const kind = documentTypeProblem(document.type, { routeKinds, nationality, age });
  const expiry = documentExpiryProblem(document.type, document.expiresOn, lastArrivalDay(one));
  const holder = Object.values(identityProblems({ ...document, dateOfBirth, gender }));
  return [
    ...(kind ? [{ code: 'DOCUMENT_TYPE_NOT_ACCEPTED' as const, path: at('type') }] : []),
    ...(expiry
      ? [{ code: (EXPIRY[expiry] ?? expiry) as CheckInErrorCode, path: at('expiresOn') }]
      : []),
    ...(holder.some((problem) => problem !== null)
      ? [{ code: 'DOCUMENT_NUMBER_INVALID' as const, path: at('number') }]
      : []),
  ];
}

/** What a check-in is judged by. */
type JudgedCheckIn = FlightFacts & {
  readonly party: readonly PartyMember[];
  /** Those whose documents staff have to see first, by the ids of the passengers. */
  readonly seenFirst: ReadonlySet<string>;
};

const BY_REASON: Partial<Record<SegmentReason, CheckInErrorCode>> = {
  CHECK_IN_NOT_OPEN: 'CHECK_IN_NOT_OPEN',
  CHECK_IN_CLOSED: 'CHECK_IN_CLOSED',
  FLIGHT_LEFT: 'CHECK_IN_CLOSED',
  ALREADY_CHECKED_IN: 'ALREADY_CHECKED_IN',
  FOLLOWS_ADULT: 'FOLLOWS_ADULT',
  SPECIAL_SERVICE: 'SPECIAL_SERVICE',
  UNPAID_SEATS: 'UNPAID_SEATS',
  OTHER_CHANNEL: 'OTHER_CHANNEL',
  FLIGHT_CANCELLED: 'FLIGHT_CANCELLED',
  COUNTER_FIRST: 'COUNTER_FIRST',
  CHANGE_IN_PROGRESS: 'CHANGE_IN_PROGRESS',
  REFUND_IN_PROGRESS: 'REFUND_IN_PROGRESS',
};

/** An infant is judged as its adult is, who is checked in with it (RULES 7.9). */
function reasonAgainst(
  { one }: PartyMember,
  { party, seenFirst, ...flight }: JudgedCheckIn,
  now: Date,
): CheckInErrorCode | null {
  const isIn = (id: string | null) => party.some((other) => other.one.passenger.id === id);
  const facts = checkInFacts(one, flight, seenFirst.has(one.passenger.id));
  const withAdult = facts.lapInfant && isIn(one.passenger.accompanyingAdultId);
  const verdict = segmentCapability(
    'CHECK_IN',
    { ...facts, lapInfant: facts.lapInfant && !withAdult },
    now,
  );
  return verdict.allowed ? null : (BY_REASON[verdict.reason] ?? 'NOT_TICKETED');
}

/**
 * The orders of which an adult is checked in on the flight already: their children may follow
 * (RULES 6.5).
 */
const ordersWithAdult = ({ party, checkIns }: JudgedCheckIn): Set<string> =>
  new Set(
    party
      .map(({ one }) => one.segment)
      .filter(({ order, index }) =>
        order.passengers.some(
          ({ id, type }) =>
            type === 'ADT' &&
            checkIns.some(
              (one) => one.passengerId === id && one.segmentIndex === index && isCheckedIn(one),
            ),
        ),
      )
      .map(({ order }) => order.id),
  );

/** What prevents a party from being checked in: all of it, each at its place. */
export function judgeCheckIn(judged: JudgedCheckIn, now: Date): CheckInFault[] {
  const { party } = judged;
  const handled = handledProblems(
    party.map(({ one: { passenger, segment } }) => ({
      flightId: segment.flightNumber,
      orderId: segment.order.id,
      type: passenger.type,
    })),
    ordersWithAdult(judged),
  ).map(({ code, index }): CheckInFault => {
    const member = index === null ? undefined : party[index];
    return { code, path: member ? passengerPath(member.index) : ['passengers'] };
  });
  const alone = party.flatMap((member): CheckInFault[] => {
    const code = reasonAgainst(member, judged, now);
    return code ? [{ code, path: passengerPath(member.index) }] : [];
  });
  return [...handled, ...alone];
}
