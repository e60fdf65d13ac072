const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY = 24 * HOUR;

/** The flights that the service knows, at the same local time each day. */
const FLIGHTS = [
  { number: 'MG521', leaves: '08:45', lands: '12:30' },
  { number: 'MG523', leaves: '13:40', lands: '17:25' },
  { number: 'MG525', leaves: '18:30', lands: '22:15' },
] as const;

/** Shanghai to Tokyo, both without summer time. */
const ORIGIN = { code: 'PVG', zone: 'Asia/Shanghai', offset: 8 * HOUR };
const DESTINATION = { code: 'NRT', zone: 'Asia/Tokyo', offset: 9 * HOUR };

const id = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');

const momentAt = (instant: number, { zone, offset }: typeof ORIGIN | typeof DESTINATION) => ({
  local: new Date(instant + offset).toISOString().slice(0, 16),
  zone,
  instant: new Date(instant).toISOString(),
});

const instantOf = (date: string, time: string, { offset }: { readonly offset: number }) =>
  Date.parse(`${date}T${time}:00Z`) - offset;

/** How late a flight is, by its number and day; on time where nothing is known. */
export type Delays = Map<string, number>;

/** A flight on a day in the form of the schema; null where the service does not know it. */
export function statusOf(number: string, date: string, delays: Delays, now: Date) {
  const flight = FLIGHTS.find((one) => one.number === number);
  if (!flight) return null;
  const key = `${number}.${date}`;
  const delayMinutes = delays.get(key) ?? 0;
  const leaves = instantOf(date, flight.leaves, ORIGIN);
  const lands = instantOf(date, flight.lands, DESTINATION);
  const late = delayMinutes * MINUTE;
  const estimated = (scheduled: number, at: typeof ORIGIN | typeof DESTINATION) =>
    late > 0 ? momentAt(scheduled + late, at) : null;
  return {
    id: id('FlightStatus', key),
    segment: { id: id('FlightSegment', key) },
    aircraft: { id: id('AircraftType', 'A321_NEO') },
    date,
    state: 'SCHEDULED',
    asOf: now.toISOString(),
    reason: late > 0 ? 'LATE_INBOUND' : null,
    punctuality: late > 0 ? 'DELAYED' : 'ON_TIME',
    progress: { permille: 0, minutesFlown: 0, minutesLeft: null },
    departure: {
      scheduled: momentAt(leaves, ORIGIN),
      estimated: estimated(leaves, ORIGIN),
      delayMinutes,
      countersOpenAt: momentAt(leaves - 3 * HOUR, ORIGIN),
      boardingAt: momentAt(leaves + late - 40 * MINUTE, ORIGIN),
      terminal: 'T2',
    },
    arrival: {
      airport: { id: id('Airport', DESTINATION.code) },
      scheduled: momentAt(lands, DESTINATION),
      estimated: estimated(lands, DESTINATION),
      delayMinutes,
      diverted: false,
      terminal: 'T1',
    },
  };
}

/** How a question names flights. */
export type Lookup = {
  readonly id?: string;
  readonly flight?: { readonly flightNumber: string; readonly date: string };
  readonly route?: { readonly origin: string; readonly destination: string; readonly date: string };
};

/** The flight and day that an id of a `FlightStatus` names. */
export function flightOf(statusId: string): readonly [number: string, date: string] {
  const [, number = '', date = ''] =
    /^FlightStatus:([A-Z0-9]+)\.(\d{4}-\d{2}-\d{2})$/.exec(
      Buffer.from(statusId, 'base64url').toString(),
    ) ?? [];
  return [number, date];
}

/** The answer to a question, in the form of the schema. */
export function search({ id: statusId, flight, route }: Lookup, delays: Delays, now: Date) {
  const [number = flight?.flightNumber.toUpperCase().replace(/\s/g, '') ?? '', day = ''] = statusId
    ? flightOf(statusId)
    : [];
  const date = flight?.date ?? route?.date ?? day;
  const isRoute = route?.origin === ORIGIN.code && route.destination === DESTINATION.code;
  const numbers = isRoute ? FLIGHTS.map((one) => one.number) : [number];
  const today = now.toISOString().slice(0, 10);
  return {
    serverNow: now.toISOString(),
    flights: numbers.flatMap((one) => statusOf(one, date, delays, now) ?? []),
    firstDay: new Date(now.getTime() - 7 * DAY).toISOString().slice(0, 10),
    lastDay: today,
    nearestDays: [],
    changeAt: [],
    userErrors: [],
  };
}
