/** How far a clock is ahead of UTC, in minutes, as it is printed: `UTC+8`, `UTC+5:30`, `UTC−1`. */
export function utcOffset(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '−' : '+';
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
