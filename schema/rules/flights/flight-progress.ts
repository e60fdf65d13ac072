import { minutesBetween } from '#schema/rules/base/time.ts';

/** How much of the way, from gate to gate, is behind a flight. */
export type FlightProgress = {
  /** In thousandths. */
  readonly permille: number;
  readonly minutesFlown: number;
  /** null before it has left, and where no arrival is expected. */
  readonly minutesLeft: number | null;
};

const WHOLE = 1000;
/** A flight that should be there and is not has a last bit before it. */
const NEARLY = 990;

/**
 * The instants between which a flight is: off the gate, and at the gate as it happened or is
 * expected.
 */
export type FlightCourse = {
  readonly offBlock: Date | null;
  readonly onBlock: Date | null;
  readonly expectedArrival: Date | null;
};

/** The progress of a flight at `now`. */
export function flightProgress(
  { offBlock, onBlock, expectedArrival }: FlightCourse,
  now: Date,
): FlightProgress {
  if (!offBlock) return { permille: 0, minutesFlown: 0, minutesLeft: null };
  if (onBlock)
    return { permille: WHOLE, minutesFlown: minutesBetween(offBlock, onBlock), minutesLeft: 0 };
  const minutesFlown = Math.max(0, minutesBetween(offBlock, now));
  if (!expectedArrival) return { permille: 0, minutesFlown, minutesLeft: null };
  const whole = Math.max(1, expectedArrival.getTime() - offBlock.getTime());
  const flown = Math.floor(((now.getTime() - offBlock.getTime()) * WHOLE) / whole);
  return {
    permille: Math.min(NEARLY, Math.max(0, flown)),
    minutesFlown,
    minutesLeft: Math.max(0, minutesBetween(now, expectedArrival)),
  };
}
