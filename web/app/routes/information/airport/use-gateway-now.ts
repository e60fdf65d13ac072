import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The gateway's clock, minute by minute. Apart from `useServerNow`, which comes with Apollo: a page
 * of text does without.
 * @param serverNow its time when the page was made, ISO 8601; shown before the page is hydrated
 */
export function useGatewayNow(serverNow: string): string {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ahead = Date.parse(serverNow) - Date.now();
    const timer = setInterval(() => setNow(new Date(Date.now() + ahead).toISOString()), MINUTE);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
