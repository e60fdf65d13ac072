import { globalId } from '#gateway/graphql/global-id.ts';
import { checkInsOn } from '#gateway/modules/check-in/check-ins.repository.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { checkInOpenFamily } from '#gateway/scenarios/sets/check-in.scenarios.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { type ExampleCode, typedCode } from './code-values.ts';
import type { ExampleValueParts } from './example-values.parts.ts';
import { openedOrder } from './opened-order.ts';
import { firstFlight } from './seat-values.ts';

/**
 * Boarding passes are sent with a check-in that has an e-mail address, and again after a while
 * only.
 */
const PHONE = '+85251234567';

/**
 * Ids of a family of whom the father is checked in, and the codes that open its flight and cancel a
 * check-in.
 */
export async function checkInValues(parts: ExampleValueParts, visitor: KnownActor, now: Date) {
  const { services } = parts;
  const isCheckedIn = async ({ id, segments: [first] }: Order) => {
    const [one, ...others] = await checkInsOn(parts.db, id, 0);
    if (!first || !one || others.length > 0 || one.contact !== PHONE) return false;
    const closesAt = addMinutes(first.departsAt, -LIMITS.checkInClosesMinutes);
    return now < closesAt && one.cancellations < LIMITS.checkInCancellationsPerSegment;
  };
  const family = await openedOrder(
    parts,
    visitor,
    { scenario: checkInOpenFamily, fits: isCheckedIn },
    now,
  );
  if (!family) return {};
  // The first adult has the infant on her lap.
  const father = family.passengers.filter(({ type }) => type === 'ADT')[1];
  const passengerSegmentId = globalId('PassengerSegment', `${father?.id}.0`);
  await services.checkIns.checkIn(
    {
      idempotencyKey: randomIds.uuid(now),
      flight: firstFlight(family),
      choices: [{ passengerSegmentId, document: null, frequentFlyer: null }],
      contact: PHONE,
      locale: 'en',
    },
    visitor,
    now,
  );
  const code = (asked: ExampleCode) => typedCode(parts, visitor, asked, now);
  const cancellation = await code({
    purpose: 'CHECK_IN_CANCELLATION',
    recipient: PHONE,
    subject: `${father?.id}.0`,
  });
  const [flight] = family.segments;
  return {
    checkedInSegmentId: passengerSegmentId,
    checkInReference: family.reference,
    checkInName: family.passengers[0]?.ticketName,
    checkInFlightNumber: flight?.flightNumber,
    checkInFlightDate: flight?.departureDate,
    itineraryId: globalId('CheckInItinerary', `${family.id}.0`),
    checkInCode: await code({
      purpose: 'CHECK_IN_ACCESS',
      recipient: family.contact.email,
      subject: `${family.id} 0`,
    }),
    cancellationChallengeId: cancellation.challengeId,
    cancellationCode: cancellation.code,
  };
}
