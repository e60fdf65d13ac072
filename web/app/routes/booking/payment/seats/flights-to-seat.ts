import type { SeatsBeforePaymentFragment } from './seats-before-payment.gen.ts';

type OnSegment = SeatsBeforePaymentFragment['passengerSegments'][number];

/** A flight of an order with the seats of its passengers. */
export type FlightToSeat = {
  readonly segment: number;
  readonly flightNumber: string;
  readonly seats: readonly string[];
  /** Whether one of them may choose a seat now (RULES 6.21). */
  readonly mayChoose: boolean;
  /** When the first of the seats is given to others; null where none is held for a time. */
  readonly heldUntil: string | null;
};

const mayChoose = ({ capabilities }: OnSegment): boolean =>
  capabilities.some(({ action, allowed }) => action === 'SELECT_SEAT' && allowed);

/** The flights on which passengers have seats or may choose some. */
export const flightsToSeat = (passengers: readonly OnSegment[]): FlightToSeat[] =>
  [...Map.groupBy(passengers, ({ segment }) => segment?.index ?? 0)].flatMap(([segment, there]) => {
    const [first] = there;
    const held = there.flatMap(({ seat }) => seat ?? []);
    const isOpen = there.some(mayChoose);
    if (!first || (!isOpen && held.length === 0)) return [];
    const ends = held.flatMap(({ heldUntil }) => heldUntil ?? []).sort();
    return {
      segment,
      flightNumber: first.flight.flightNumber,
      seats: held.map(({ number }) => number),
      mayChoose: isOpen,
      heldUntil: ends[0] ?? null,
    };
  });
