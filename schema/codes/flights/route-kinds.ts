/**
 * Which border a trip crosses, seen from mainland China: it decides which documents are offered
 * (RULES 2.18). A trip may be of several kinds at once.
 */
export const ROUTE_KINDS = ['DOMESTIC', 'HONG_KONG_MACAO', 'TAIWAN', 'INTERNATIONAL'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];
