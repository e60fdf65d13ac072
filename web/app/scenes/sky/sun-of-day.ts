import { type SkyName, skyUnder } from '#schema/rules/sky/sky-name.ts';
import { type Position, sunAt } from '#schema/rules/sky/sun.ts';
import { skyGradient } from './flight-sky.ts';
import { HORIZON } from './sun-of-flight.ts';

const MINUTE = 60_000;
export const DAY_MINUTES = 1440;
const STEP_MINUTES = 5;
const SKIES_OF_DAY = 48;

/** The sun over a place on one day; minutes are counted from the day's first instant. */
export interface SunOfDay {
  /** When the sun comes over the horizon; null where it does not. */
  readonly rise: number | null;
  /** When it leaves it after that; null where it does not. */
  readonly set: number | null;
  /** How high it stands while it is up: minutes, and degrees above the horizon. */
  readonly arc: readonly (readonly [minutes: number, height: number])[];
}

/** When the sun rises and sets at a place, and its way between: to a minute, by `sunAt`. */
export function sunOfDay(start: number, { latitude, longitude }: Position): SunOfDay {
  const heightAt = (minutes: number) => sunAt(start + minutes * MINUTE, latitude, longitude).height;
  const isUp = (minutes: number) => heightAt(minutes) > HORIZON;
  const changes = Array.from({ length: DAY_MINUTES }, (_, index) => index + 1).filter(
    (minutes) => isUp(minutes) !== isUp(minutes - 1),
  );
  const rise = changes.find(isUp) ?? null;
  const set = changes.find((minutes) => minutes > (rise ?? 0) && !isUp(minutes)) ?? null;
  const steps = Array.from(
    { length: DAY_MINUTES / STEP_MINUTES + 1 },
    (_, at) => at * STEP_MINUTES,
  );
  const arc = steps.filter(isUp).map((minutes) => [minutes, heightAt(minutes)] as const);
  return { rise, set, arc };
}

/** The skies over a place from the first instant of a day to its last, as one gradient. */
export const dayGradient = (start: number, { latitude, longitude }: Position): string =>
  skyGradient(
    Array.from({ length: SKIES_OF_DAY + 1 }, (_, index): SkyName => {
      const instant = start + (DAY_MINUTES * MINUTE * index) / SKIES_OF_DAY;
      return skyUnder(sunAt(instant, latitude, longitude));
    }),
  );
