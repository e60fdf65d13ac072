import { useEffect, useRef, useState } from 'react';
import { FLIGHT_STATES } from '#schema/codes/orders/states.ts';
import { isFinal } from '#schema/rules/base/state-machine.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { noteServerNow } from '#web/app/apollo/server-clock.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useInViewport } from '#web/app/page/use-in-viewport.ts';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { useLiveFlightSubscription } from './live-flight.subscription.gen.ts';

/** How long to wait before reconnecting. */
const RETRY_MILLISECONDS = 10_000;
const NEAR_MILLISECONDS = 2 * 24 * 60 * 60_000;

/** Whether there may be news soon: not of flights that are days ahead, or long over. */
const isNear = ({ asOf, departure }: FlightDetailsFragment): boolean =>
  Math.abs(Date.parse(departure.scheduled.instant) - Date.parse(asOf)) < NEAR_MILLISECONDS;

export type Liveness = 'live' | 'lost' | 'none';

/**
 * Subscribes to a flight while its page is visible; news goes into the cache, and so onto the page.
 * A lost connection is reopened, and begins with the current state. A hidden tab disconnects, as
 * browsers allow few open connections to one site.
 */
export function useLiveFlight(flight: FlightDetailsFragment): Liveness {
  const { id, state } = flight;
  const locale = API_LOCALE[useLocale()];
  const isSeen = useInViewport();
  const [line, setLine] = useState<'open' | 'lost' | 'over'>('open');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = isFinal(FLIGHT_STATES, state);
  const isWatched = isNear(flight) && line !== 'over';

  const { restart } = useLiveFlightSubscription({
    variables: { id, locale },
    skip: !isWatched || !isSeen,
    onData: ({ data }) => {
      noteServerNow(data.data?.flightStatusChanged.asOf ?? null);
      setLine('open');
    },
    onComplete: () => (isOver ? setLine('over') : tryAgain()),
    onError: () => {
      setLine('lost');
      tryAgain();
    },
  });
  const tryAgain = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(restart, RETRY_MILLISECONDS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!isWatched) return 'none';
  return line === 'lost' ? 'lost' : 'live';
}
