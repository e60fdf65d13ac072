import { Kind, parse } from 'graphql';
import { globalId } from '#gateway/graphql/global-id.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays } from '#schema/rules/base/local-date.ts';

const dayAfter = (now: Date, days: number) => addDays(now.toISOString().slice(0, 10), days);

/** A value for each variable that the examples have, by its name. Ids are pasted from the example before. */
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
  changeDate: dayAfter(now, 31),
  changeFareId: 'changeFareId of a search',
  refundOrderId: 'id of an order with a refund',
  checkInOrderId: 'id of an order whose check-in is open',
  checkInFlightId: 'id of its flight',
  passengerSegmentId: 'id of a passenger on it',
  yearAgo: dayAfter(now, -365),
  benefitId: globalId('Benefit', 'wifi'),
  benefitPrice: { amount: 9800, currency: 'CNY' },
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
