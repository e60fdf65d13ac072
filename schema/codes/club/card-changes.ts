/** What happens to the card of a member (RULES 9.23). */
export const CARD_CHANGES = ['REACHED', 'KEPT', 'LOWERED'] as const;
export type CardChange = (typeof CARD_CHANGES)[number];
