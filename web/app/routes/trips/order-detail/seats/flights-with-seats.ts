import type { SeatedPassengerFragment } from '#web/app/components/seat-order/seated-passenger.gen.ts';

/** The seats of one flight of an order. */
export type FlightWithSeats = {
  readonly segment: number;
  /** Everyone with a seat of their own: infants travel on a lap. */
  readonly passengers: readonly SeatedPassengerFragment[];
  /** Whether one of them may choose a seat now. */
  readonly mayChoose: boolean;
  /** Why none of them may, each reason once. */
  readonly reasons: readonly string[];
};

const verdictOn = ({ capabilities }: SeatedPassengerFragment) =>
  capabilities.find(({ action }) => action === 'SELECT_SEAT');

/** The flights of an order with who sits where, and whether seats can be chosen. */
export function flightsWithSeats(
  passengers: readonly SeatedPassengerFragment[],
): FlightWithSeats[] {
  const seated = passengers.filter(({ passengerType }) => passengerType !== 'INF');
  return [...Map.groupBy(seated, ({ segment }) => segment?.index ?? 0)].map(([segment, among]) => {
    const mayChoose = among.some((one) => verdictOn(one)?.allowed);
    const codes = among.flatMap((one) => verdictOn(one)?.reason?.code ?? []);
    return { segment, passengers: among, mayChoose, reasons: mayChoose ? [] : [...new Set(codes)] };
  });
}
