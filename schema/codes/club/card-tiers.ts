/**
 * The membership cards of the loyalty club, lowest first (RULES 9.1); the catalogues hold their
 * names.
 */
export const CARD_TIERS = [
  'HAPPINESS',
  'SILVER',
  'SPECIAL_SILVER',
  'GOLD',
  'SPECIAL_GOLD',
  'PLATINUM',
  'SPECIAL_VIP_PLATINUM',
  'VISA_PLATINUM',
] as const;
export type CardTier = (typeof CARD_TIERS)[number];
