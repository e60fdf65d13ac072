/**
 * How far the gateway's clock is ahead of this browser's, in milliseconds; unknown before the first
 * answer.
 */
let ahead: number | undefined;

/**
 * Records the gateway's time from an answer that has just arrived; ignores what is no instant.
 * Browser only.
 */
export function noteServerNow(instant: string | null): void {
  const milliseconds = Date.parse(instant ?? '');
  if (typeof document === 'undefined' || Number.isNaN(milliseconds)) return;
  ahead = milliseconds - Date.now();
}

/** Forgets it again, as in a browser that has had no answer yet. */
export function forgetServerNow(): void {
  ahead = undefined;
}

/**
 * The gateway's time now, in milliseconds since 1970, on which every countdown runs (RULES 1.4).
 * @param pageNow `serverNow` of the page's data, which came with the page: used until the next
 *   answer arrives
 */
export function serverNow(pageNow: string): number {
  if (ahead === undefined) noteServerNow(pageNow);
  return Date.now() + (ahead ?? 0);
}
