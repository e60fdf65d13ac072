/**
 * The internet on board: which aircraft have it, and what it costs. Amounts in minor units of the
 * airline's currency.
 */
export const WIFI = {
  /** Types of aircraft that carry it. */
  aircraft: ['A320_NEO', 'A321_NEO', 'B787_9'],
  /** It is on from this height up to it again, in metres. */
  fromMetres: 3000,
  /** Messages without pictures are free; the plans are paid by card on board. */
  plans: {
    messages: { amount: 0 },
    hour: { amount: 3000, minutes: 60 },
    flight: { amount: 9800 },
  },
  /** Devices that one plan serves, one after the other. */
  devicesPerPlan: 1,
  /** A plan that did not work is paid back on request within so many days. */
  refundRequestDays: 30,
} as const;
