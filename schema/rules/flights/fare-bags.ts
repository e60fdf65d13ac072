import { CHECKED_BAG } from '#schema/codes/flights/baggage.ts';
import type { BagAllowance } from '#schema/codes/flights/fare-brands.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';

/**
 * What a fare includes as checked baggage for one passenger, null for nothing; an infant's fare is
 * that of its adult (RULES 3.12).
 */
export function fareBags(
  { pieces, kilograms }: BagAllowance,
  passengerType: PassengerType,
): { readonly pieces: number; readonly kilograms: number } | null {
  if (pieces === 0 || kilograms === null) return null;
  return passengerType === 'INF' ? CHECKED_BAG.infant : { pieces, kilograms };
}
