/**
 * What the Montreal Convention (Convention for the Unification of Certain Rules for International Carriage by Air, 1999)
 * lets a carrier owe; the days to report a bag are in `baggage.ts`. Amounts in whole special drawing rights (SDR) of the
 * International Monetary Fund, as revised by ICAO.
 */
export const LIABILITY = {
  conventionYear: 1999,
  /** First day of the revised limits, `YYYY-MM-DD`. */
  limitsFrom: '2024-12-28',
  /** Art. 21: up to here whoever is at fault, beyond unless the carrier proves that it is not; for each passenger. */
  injurySdr: 151_880,
  /** Art. 22(1): delay, for each passenger. */
  delaySdr: 6_303,
  /** Art. 22(2): baggage destroyed, lost, damaged or late, for each passenger. */
  baggageSdr: 1_519,
  /** Art. 35: no action after so many years from the arrival. */
  actionYears: 2,
} as const;
