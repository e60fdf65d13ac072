import { LIMITS } from '#schema/codes/base/limits.ts';

/**
 * An order was cancelled between being made and being paid. A scenario makes orders in the past, where their
 * time to pay is over already: a sweep, or a search that frees seats, may come between.
 */
export class LapsedOrder extends Error {
  constructor() {
    super(
      `an order of a scenario was older than ${LIMITS.paymentWindowMinutes} minutes and unpaid`,
    );
  }
}

const ATTEMPTS = 5;

/** Makes a scenario again where an order of it has lapsed. What was made before stays, cancelled. */
export const againWhereLapsed = async <Made>(make: () => Promise<Made>): Promise<Made> => {
  for (let left = ATTEMPTS - 1; ; left -= 1)
    try {
      return await make();
    } catch (fault) {
      if (!(fault instanceof LapsedOrder) || left === 0) throw fault;
    }
};
