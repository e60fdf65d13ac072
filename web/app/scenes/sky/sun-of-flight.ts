import { sunAt } from '#schema/rules/sky/sun.ts';
import type { FlightUnderSky } from './flight-sky.ts';
import { greatCircle } from './great-circle.ts';

/**
 * What a traveller sees of the sun on the way. Minutes are counted from take-off or to landing,
 * whichever is nearer.
 */
export type SunOfFlight =
  | { readonly kind: 'DAY' | 'NIGHT' }
  | {
      readonly kind: 'RISE' | 'SET';
      readonly minutes: number;
      readonly since: 'TAKE_OFF' | 'LANDING';
    };

/** Half the sun's disc and the refraction at the horizon, in degrees. */
export const HORIZON = -0.83;
const MINUTE = 60_000;
const STEP_MINUTES = 5;

/**
 * Whether the sun rises or sets over an aircraft, and when; the first of both where there are more.
 */
export function sunOfFlight({ from, to, takeOff, landing }: FlightUnderSky): SunOfFlight {
  const minutes = Math.max(STEP_MINUTES, Math.round((landing - takeOff) / MINUTE));
  const steps = Math.ceil(minutes / STEP_MINUTES);
  const isDay = greatCircle(from, to, steps).map(({ latitude, longitude }, index, { length }) => {
    const instant = takeOff + ((landing - takeOff) * index) / Math.max(1, length - 1);
    return sunAt(instant, latitude, longitude).height > HORIZON;
  });
  const at = isDay.findIndex((day, index) => index > 0 && day !== isDay[index - 1]);
  if (at < 0) return { kind: isDay[0] ? 'DAY' : 'NIGHT' };
  const after = Math.min(minutes, at * STEP_MINUTES);
  const kind = isDay[at] ? 'RISE' : 'SET';
  return after <= minutes - after
    ? { kind, minutes: after, since: 'TAKE_OFF' }
    : { kind, minutes: Math.max(STEP_MINUTES, minutes - after), since: 'LANDING' };
}
