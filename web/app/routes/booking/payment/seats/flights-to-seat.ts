import type { SeatsBeforePaymentFragment } from './seats-before-payment.gen.ts';

type OnSegment = SeatsBeforePaymentFragment['passengerSegments'][number];

/** A flight of an unpaid order on which seats can be chosen, with those that are held. */
export type FlightToSeat = {
  readonly segment: number;
  readonly flightNumber: string;
  readonly seats: readonly string[];
  /** When the first of the seats is given to others; null where none is held. */
  readonly heldUntil: string | null;
};

const mayChoose = ({ capabilities }: OnSegment): boolean =>
  capabilities.some(({ action, allowed }) => action === 'SELECT_SEAT' && allowed);

/** The flights on which a passenger may choose a seat before the order is paid (RULES 6.21). */
export const flightsToSeat = (passengers: readonly OnSegment[]): FlightToSeat[] =>
  [...Map.groupBy(passengers, ({ segment }) => segment?.index ?? 0)].flatMap(([segment, there]) => {
    const [first] = there;
    if (!first || !there.some(mayChoose)) return [];
    const held = there.flatMap(({ seat }) => seat ?? []);
    const ends = held.flatMap(({ heldUntil }) => heldUntil ?? []).sort();
    return {
      segment,
      flightNumber: first.flight.flightNumber,
      seats: held.map(({ number }) => number),
      heldUntil: ends[0] ?? null,
    };
  });
