import { skyUnder } from '#schema/rules/sky/sky-name.ts';
import { type Position, sunAt } from '#schema/rules/sky/sun.ts';
import { skyGradient } from './flight-sky.ts';
import { HORIZON } from './sun-of-flight.ts';

const MINUTE = 60_000;
export const DAY_MINUTES = 1440;
const STEP_MINUTES = 15;
const STEPS = DAY_MINUTES / STEP_MINUTES;

/** The sun over a place on one day; minutes are counted from the day's first instant. */
export interface SunOfDay {
  /** When the sun comes over the horizon; null where it does not. */
  readonly rise: number | null;
  /** When it leaves it after that; null where it does not. */
  readonly set: number | null;
  /** The quarter of an hour at which it is highest. */
  readonly noon: number;
  /** Each quarter of an hour at which it is up. */
  readonly up: readonly number[];
  /** The skies from the day's first instant to its last, as one gradient. */
  readonly sky: string;
  /** How high it stands, in degrees above the horizon. */
  heightAt(minutes: number): number;
}

/** When the sun rises and sets at a place, to a minute, and its way between. */
export function sunOfDay(start: number, { latitude, longitude }: Position): SunOfDay {
  const sunOver = (minutes: number) => sunAt(start + minutes * MINUTE, latitude, longitude);
  const suns = Array.from({ length: STEPS + 1 }, (_, step) => sunOver(step * STEP_MINUTES));
  const heights = suns.map(({ height }) => height);
  const isUp = heights.map((height) => height > HORIZON);
  const crossing = (step: number): number | null => {
    const [before, after] = [heights[step - 1], heights[step]];
    if (before === undefined || after === undefined) return null;
    return Math.round(STEP_MINUTES * (step - 1 + (HORIZON - before) / (after - before)));
  };
  const rises = isUp.findIndex((up, step) => up && isUp[step - 1] === false);
  const sets = isUp.findIndex((up, step) => !up && isUp[step - 1] === true && step > rises);
  return {
    rise: crossing(rises),
    set: crossing(sets),
    noon: heights.indexOf(Math.max(...heights)) * STEP_MINUTES,
    up: isUp.flatMap((up, step) => (up ? [step * STEP_MINUTES] : [])),
    sky: skyGradient(suns.map(skyUnder)),
    heightAt: (minutes) => sunOver(minutes).height,
  };
}
