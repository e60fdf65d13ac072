import { useEffect, useRef, useState } from 'react';
import type { LiveStates, SeatState } from '#web/app/components/seat-map/seat-facts.ts';
import { useInViewport } from '#web/app/page/use-in-viewport.ts';
import { useLiveSeatsSubscription } from './live-seats.subscription.gen.ts';

/** How long to wait before reconnecting. */
const RETRY_MILLISECONDS = 10_000;

/**
 * Subscribes to the seats of a flight while the page is visible: those that are not free now. Null
 * before the first news; a lost connection is reopened and begins with all of them.
 */
export function useLiveSeats(flightId: string | null): LiveStates {
  const [live, setLive] = useState<LiveStates>(null);
  const isSeen = useInViewport();
  const isFirst = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { restart } = useLiveSeatsSubscription({
    variables: { flightId: flightId ?? '' },
    skip: !flightId || !isSeen,
    onData: ({ data }) => {
      const seats = data.data?.seatsChanged.seats ?? [];
      const begins = isFirst.current;
      isFirst.current = false;
      setLive((before) => withChanges(begins ? null : before, seats));
    },
    onError: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        isFirst.current = true;
        restart();
      }, RETRY_MILLISECONDS);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isSeen) isFirst.current = true;
  }, [isSeen]);
  return live;
}

/** The states after news: a seat that became free again is in them no longer. */
export function withChanges(
  before: LiveStates,
  seats: readonly { readonly number: string; readonly state: SeatState }[],
): LiveStates {
  const states = new Map(before);
  for (const { number, state } of seats)
    if (state === 'FREE') states.delete(number);
    else states.set(number, state);
  return states;
}
