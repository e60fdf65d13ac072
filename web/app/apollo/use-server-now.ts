import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/**
 * The gateway's time in milliseconds, moving on every second: for countdowns. It follows the
 * gateway when its clock was moved, as soon as an answer says so.
 * @param pageNow `serverNow` of the page's data; rendered first, on the server too
 */
export function useServerNow(pageNow: string, everyMilliseconds = 1000): number {
  const [now, setNow] = useState(() => Date.parse(pageNow));
  useEffect(() => {
    const tick = () => setNow(serverNow(pageNow));
    tick();
    const timer = setInterval(tick, everyMilliseconds);
    return () => clearInterval(timer);
  }, [pageNow, everyMilliseconds]);
  return now;
}
