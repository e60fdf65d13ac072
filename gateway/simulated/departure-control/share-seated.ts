import { minutesBetween } from '#schema/rules/base/time.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Minutes before departure, and how many of the passengers of other channels have a seat by then,
 * in thousandths.
 */
const SEATED: readonly (readonly [minutesBefore: number, thousandths: number])[] = [
  [361 * DAY, 40],
  [90 * DAY, 120],
  [30 * DAY, 220],
  [7 * DAY, 360],
  [2 * DAY, 450],
  [DAY, 760],
  [HOUR, 1000],
];

/**
 * How many of the passengers of other channels have a seat at an instant, in thousandths: from
 * point to point in equal steps, and never fewer later on.
 */
export function shareSeated(departsAt: Date, now: Date): number {
  const before = minutesBetween(now, departsAt);
  const index = SEATED.findIndex(([minutes]) => minutes <= before);
  const reached = SEATED[index];
  const [first, last] = [SEATED[0], SEATED.at(-1)];
  if (!reached) return last?.[1] ?? 0;
  const earlier = SEATED[index - 1];
  if (!earlier) return first?.[1] ?? 0;
  const [from, less] = earlier;
  const [to, more] = reached;
  return less + Math.floor(((more - less) * (from - before)) / (from - to));
}
