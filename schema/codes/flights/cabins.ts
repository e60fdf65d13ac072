/** Cabins of the fleet, lowest first (RULES 6.2). */
export const CABINS = ['ECONOMY', 'BUSINESS'] as const;
export type Cabin = (typeof CABINS)[number];
