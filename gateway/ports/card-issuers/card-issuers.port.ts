import type { CardTier } from '#schema/codes/club/card-tiers.ts';

/** A card of the club whose last day is over. */
export type EndedCard = { readonly number: string; readonly tier: CardTier };

/**
 * Who decides about the cards that flying does not keep: the bank that issues the Visa card, and
 * the airline that invites.
 */
export interface CardIssuers {
  /** Whether the member still holds what the card came with: the bank's card, or the invitation. */
  stillHeld(card: EndedCard): Promise<boolean>;
}
