/**
 * Which border a trip crosses, seen from mainland China: it decides the documents that are offered (RULES,
 * Documents). A trip may be of several kinds at once.
 */
export const ROUTE_KINDS = ['DOMESTIC', 'HONG_KONG_MACAO', 'TAIWAN', 'INTERNATIONAL'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];
