import type { FlownRoutesFragment } from './flown-routes.gen.ts';

type Route = FlownRoutesFragment['routes'][number];

/** The ways to one place: the shortest of them, and the hubs that they leave from. */
export type WaysTo = Route & { readonly key: string; readonly hubs: readonly string[] };

/**
 * Groups routes from several hubs to the same airport; the input is in the order of distance, and
 * so is the result.
 */
export const byDestination = (routes: readonly Route[]): WaysTo[] =>
  [...Map.groupBy(routes, ({ destination }) => destination.code)].flatMap(([key, ways]) => {
    const [shortest] = ways;
    return shortest ? [{ ...shortest, key, hubs: ways.map(({ origin }) => origin.code) }] : [];
  });
