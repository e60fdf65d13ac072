import { LIMITS } from '#schema/codes/base/limits.ts';

/**
 * An order was cancelled before it was paid, or closed to its buyer before more was done with it. A
 * scenario makes orders in the past, where the time to pay and to read them is over already: a
 * sweep, or a search that frees seats, may come between.
 */
export class ExpiredOrder extends Error {
  constructor() {
    super(
      `an order of a scenario was older than its ${LIMITS.paymentWindowMinutes} minutes to pay, or the ${LIMITS.orderAccessMinutes} of its access`,
    );
  }
}

/**
 * A flight that a scenario chose is sold out: it was loaded many times. The desk offers another one
 * from then on.
 */
export class FlightSoldOut extends Error {
  constructor() {
    super('a flight of a scenario is sold out');
  }
}

const ATTEMPTS = 5;
/** Flights that may be found sold out, one after the other, before a scenario is given up. */
const FLIGHTS = 20;

/**
 * Makes a scenario again where an order of it has lapsed or was closed, or its flight is sold out.
 * What was made before stays.
 */
export async function untilMade<Made>(make: () => Promise<Made>): Promise<Made> {
  let [attempts, flights] = [ATTEMPTS, FLIGHTS];
  for (;;)
    try {
      return await make();
    } catch (fault) {
      if (fault instanceof ExpiredOrder) attempts -= 1;
      else if (fault instanceof FlightSoldOut) flights -= 1;
      else throw fault;
      if (attempts === 0 || flights === 0) throw fault;
    }
}
