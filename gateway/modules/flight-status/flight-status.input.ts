import * as v from 'valibot';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { FlightStatusLookup } from '#gateway/resolvers.gen.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';

/** No airport has a longer code; a longer text is an unknown place. */
const Code = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.transform((text) => text.slice(0, 8)),
);
const Day = v.custom<string>(isLocalDate);
/** No flight number is longer, in any spelling. */
const Written = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 40)),
);

const Route = v.object({ origin: Code, destination: Code, date: Day });
const Flight = v.object({ flightNumber: Written, date: Day });

export type RouteQuestion = v.InferOutput<typeof Route>;
export type FlightQuestion = v.InferOutput<typeof Flight>;
export type StatusQuestion =
  | { readonly kind: 'ROUTE'; readonly route: RouteQuestion }
  | { readonly kind: 'FLIGHT'; readonly flight: FlightQuestion }
  /** The key within the global id; null for the id of anything else. */
  | { readonly kind: 'ID'; readonly key: string | null };

/** A question as it is worked with. Whether it makes sense is `status-faults`. */
export function readStatusQuestion({ route, flight, id }: FlightStatusLookup): StatusQuestion {
  if (route) return { kind: 'ROUTE', route: v.parse(Route, route) };
  if (flight) return { kind: 'FLIGHT', flight: v.parse(Flight, flight) };
  return { kind: 'ID', key: keyOf('FlightStatus', id ?? '') };
}
