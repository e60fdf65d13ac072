import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';

export type MealPassenger = DetailedOrderFragment['passengerSegments'][number];

/** The special meals of one flight of an order. */
export type FlightWithMeals = {
  readonly segment: number;
  readonly passengers: readonly MealPassenger[];
  /** Those whose meal can be chosen, changed or given up now. */
  readonly choosing: readonly MealPassenger[];
  /** Until when; null where none can. */
  readonly until: string | null;
  /** Why none can, each reason once. */
  readonly reasons: readonly string[];
};

const verdictOn = ({ capabilities }: MealPassenger) =>
  capabilities.find(({ action }) => action === 'CHOOSE_MEAL');

/** The flights of an order with who eats what, and whether that can be changed. */
export const flightsWithMeals = (passengers: readonly MealPassenger[]): FlightWithMeals[] =>
  [...Map.groupBy(passengers, ({ segment }) => segment?.index ?? 0)].map(([segment, among]) => {
    const choosing = among.filter((one) => verdictOn(one)?.allowed);
    const codes = among.flatMap((one) => verdictOn(one)?.reason?.code ?? []);
    return {
      segment,
      passengers: among,
      choosing,
      until: choosing.flatMap((one) => verdictOn(one)?.until ?? [])[0] ?? null,
      reasons: choosing.length > 0 ? [] : [...new Set(codes)],
    };
  });
