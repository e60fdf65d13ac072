/**
 * What the Montreal Convention (Convention for the Unification of Certain Rules for International
 * Carriage by Air, 1999) lets a carrier owe, and until when a passenger may claim. Amounts in whole
 * special drawing rights (SDR) of the International Monetary Fund, as revised by ICAO.
 */
export const LIABILITY = {
  conventionYear: 1999,
  /** First day of the revised limits, `YYYY-MM-DD`. */
  limitsFrom: '2024-12-28',
  /**
   * Art. 21: up to here regardless of fault, beyond unless the carrier proves that it is not at
   * fault; for each passenger.
   */
  injurySdr: 151_880,
  /** Art. 22(1): delay, for each passenger. */
  delaySdr: 6_303,
  /** Art. 22(2): baggage destroyed, lost, damaged or late, for each passenger. */
  baggageSdr: 1_519,
  /**
   * Art. 31: complaints in writing, in days from when the bag was received, or placed at the
   * passenger's disposal.
   */
  complaintDays: { damage: 7, delay: 21 },
  /** Art. 17(3): a bag that has not come by then counts as lost. */
  lostBagDays: 21,
  /** Art. 35: no action after so many years from the arrival. */
  actionYears: 2,
} as const;
