import { Kind, parse } from 'graphql';
import { globalId } from '#gateway/graphql/global-id.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays } from '#schema/rules/base/local-date.ts';

const dayAfter = (now: Date, days: number) => addDays(now.toISOString().slice(0, 10), days);

const CODE = { challengeId: 'id of a challenge', code: '123456' };
const CODES = {
  orderCode: CODE,
  checkInCode: CODE,
  ownCode: CODE,
  pointsCode: CODE,
  contactCode: CODE,
  registrationCode: CODE,
  resetCode: CODE,
  itineraryChallengeId: CODE.challengeId,
  itineraryCode: CODE.code,
  cancellationChallengeId: CODE.challengeId,
  cancellationCode: CODE.code,
};

/**
 * A value for each variable that the examples have, by its name. Ids are pasted from the example
 * before.
 */
const suggested = (now: Date): Record<string, unknown> => ({
  departureDate: dayAfter(now, 30),
  today: dayAfter(now, 0),
  flightStatusId: globalId(
    'FlightStatus',
    flightId({ flightNumber: `${BRAND.carrierCode}521`, date: dayAfter(now, 0) }),
  ),
  flightId: globalId(
    'FlightSegment',
    flightId({ flightNumber: `${BRAND.carrierCode}521`, date: dayAfter(now, 30) }),
  ),
  month: dayAfter(now, 30),
  fareId: 'fareId of a search',
  offerId: 'id of an offer',
  total: { amount: 100000, currency: 'CNY' },
  orderId: 'id of an order',
  unpaidOrderId: 'id of an unpaid order',
  refundId: 'id of a refund under review',
  airlineChangeId: 'id of a change by the airline',
  key: `graphiql-${now.getTime()}`,
  reference: 'ABC234',
  name: 'CHAN/TAI MAN',
  flightDate: dayAfter(now, 30),
  flightNumber: `${BRAND.carrierCode}523`,
  ticketNumber: `${BRAND.ticketPrefix}2400000001`,
  email: 'tai.man@example.com',
  passengerIds: ['id of a passenger'],
  familySegmentId: 'id of a passenger on a flight',
  changeDate: dayAfter(now, 31),
  changeFareId: 'changeFareId of a search',
  refundOrderId: 'id of an order with a refund',
  checkInOrderId: 'id of an order whose check-in is open',
  checkInFlightId: 'id of its flight',
  passengerSegmentId: 'id of a passenger on it',
  agentReference: 'AGT234',
  agentName: 'WONG/KA YAN',
  agentFlightNumber: `${BRAND.carrierCode}521`,
  agentFlightDate: dayAfter(now, 1),
  yearAgo: dayAfter(now, -365),
  ...CODES,
  ownOrderId: 'id of a ticketed order',
  ownSegmentId: 'id of a passenger on its flight',
  ownFlightId: 'id of its flight',
  seatNumber: '31A',
  seatPrice: { amount: 0, currency: 'CNY' },
  ownUnpaidOrderId: 'id of an unpaid order',
  unpaidPassengerId: 'id of its passenger',
  seatOrderId: 'id of seats that wait for payment',
  changeOfferId: 'id of a change offer',
  changeTotal: { amount: 0, currency: 'CNY' },
  dateChangeId: 'id of a change that waits for payment',
  refundOfferId: 'id of a refund offer',
  refundMoney: { amount: 0, currency: 'CNY' },
  checkInName: 'LIN/MEI',
  checkInReference: 'ABC234',
  checkInFlightNumber: `${BRAND.carrierCode}523`,
  checkInFlightDate: dayAfter(now, 1),
  itineraryId: 'id of a flight of a booking',
  checkedInSegmentId: 'id of a passenger who is checked in',
  savedPassengerId: 'id of a saved passenger',
  documentNumber: 'K12345678',
  otherDocumentNumber: 'K23456789',
  messageId: 'id of a message',
  pictureId: 'id of an uploaded picture',
  flownTicketNumber: `${BRAND.ticketPrefix}2400000001`,
  flownFlightNumber: `${BRAND.carrierCode}523`,
  flownDate: dayAfter(now, -29),
  unpaidExtrasOrderId: 'id of an unpaid order of extras',
  paidExtrasOrderId: 'id of a paid order of extras',
  undoKey: 'key of the link to an old contact',
  freshEmail: 'someone.new@example.com',
  newEmail: 'someone.else@example.com',
  newPassword: 'm4gnolia',
  extrasKey: `graphiql-extras-${now.getTime()}`,
  extraId: globalId('Extra', 'wifi'),
  extraPrice: { amount: 9800, currency: 'CNY' },
});

/** The variables of an example, with values that fit the day; `null` when it has none. */
export function exampleVariables(text: string, now: Date): Record<string, unknown> | null {
  const values = suggested(now);
  const names = parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
