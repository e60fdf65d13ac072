import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';

/**
 * Whether the airline can reach the party during the trip: the contact, or an adult with a number.
 */
export const isReachable = (
  contactHasPhone: boolean,
  travellers: readonly { readonly type: PassengerType; readonly hasPhone: boolean }[],
): boolean =>
  contactHasPhone || travellers.some(({ type, hasPhone }) => type === 'ADT' && hasPhone);
