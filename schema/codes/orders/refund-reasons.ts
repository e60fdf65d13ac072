/** Why tickets are given back: voluntary or not, and whether a proof is needed (RULES 8.13). */
export const REFUND_REASONS = {
  CHANGE_OF_PLANS: { kind: 'VOLUNTARY', proof: false },
  ILLNESS: { kind: 'INVOLUNTARY', proof: true },
  DEATH: { kind: 'INVOLUNTARY', proof: true },
  FLIGHT_CANCELLED: { kind: 'INVOLUNTARY', proof: false },
  FLIGHT_CHANGED: { kind: 'INVOLUNTARY', proof: false },
  OTHER: { kind: 'VOLUNTARY', proof: false },
} as const;
export type RefundReason = keyof typeof REFUND_REASONS;
