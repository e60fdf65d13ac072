import * as v from 'valibot';
import { DELAY_REASONS, type DelayReason } from '#schema/codes/flights/delay-reasons.ts';
import type { FlightChangeKind } from './operations.port.ts';

const CHANGE_KINDS = [
  'DELAY',
  'GATE_ASSIGNED',
  'GATE_CHANGED',
  'DEPARTED',
  'AIRBORNE',
  'LANDED',
  'ARRIVED',
  'BELT_ASSIGNED',
  'DIVERTED',
  'CANCELLED',
] as const satisfies readonly FlightChangeKind[];

const REASONS = Object.keys(DELAY_REASONS) as DelayReason[];

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
const key = v.object({
  flightNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}\d{1,4}$/)),
  date: v.pipe(v.string(), v.isoDate()),
});
/** What is not known yet, and what a system does not know at all, is left out. */
const unlessUnknown = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);
const times = { estimated: unlessUnknown(instant), gate: unlessUnknown(v.string()) };

const departure = v.object({
  ...times,
  offBlock: unlessUnknown(instant),
  takeOff: unlessUnknown(instant),
  counters: unlessUnknown(v.string()),
  previousGate: unlessUnknown(v.string()),
});
const arrival = v.object({
  ...times,
  landing: unlessUnknown(instant),
  onBlock: unlessUnknown(instant),
  belt: unlessUnknown(v.string()),
  /** IATA code of the airport to which it was diverted. */
  divertedTo: unlessUnknown(v.string()),
});
/** Times, airports and aircraft that differ from the schedule, and since when. */
const replanned = v.object({
  at: instant,
  departure: unlessUnknown(instant),
  arrival: unlessUnknown(instant),
  origin: unlessUnknown(v.string()),
  destination: unlessUnknown(v.string()),
  aircraft: unlessUnknown(v.string()),
});

/** The answer to `POST flights/status`: one for each flight that was asked for, in their order. */
export const wireOperations = v.object({
  flights: v.array(
    v.object({
      ...key.entries,
      cancelled: v.boolean(),
      replanned: unlessUnknown(replanned),
      departure: v.optional(departure, {}),
      arrival: v.optional(arrival, {}),
      /** A reason that the site has no words for is none. */
      reason: v.fallback(unlessUnknown(v.picklist(REASONS)), null),
      registration: unlessUnknown(v.string()),
      inbound: unlessUnknown(key),
      lastChange: unlessUnknown(v.object({ kind: v.picklist(CHANGE_KINDS), at: instant })),
    }),
  ),
});
export type WireOperation = v.InferOutput<typeof wireOperations>['flights'][number];

/** The answer to `POST flights/disrupted`. */
export const wireDisrupted = v.object({ flights: v.array(key) });
