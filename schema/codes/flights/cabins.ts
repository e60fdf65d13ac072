/** Cabins of the fleet, lowest first (SPEC section 3, seat attributes). */
export const CABINS = ['ECONOMY', 'BUSINESS'] as const;
export type Cabin = (typeof CABINS)[number];
