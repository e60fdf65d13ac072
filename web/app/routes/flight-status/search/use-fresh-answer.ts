import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { FlightStatusListQuery } from './flight-status.route.gen.ts';

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

type Answer = FlightStatusListQuery['flightStatus'] | null;

/** Whether anything may change soon: a flight leaves or has left within a day of the answer. */
const isNear = (answer: Answer): boolean =>
  answer?.flights.some(
    ({ departure, asOf }) =>
      Math.abs(Date.parse(departure.scheduled.instant) - Date.parse(asOf)) < DAY_MILLISECONDS,
  ) ?? false;

/**
 * Refetches every minute, and when the user comes back to the tab; not for days on which nothing
 * changes.
 * @param isOfNow what the page shows besides changes all the time
 */
export function useFreshAnswer(answer: Answer, isOfNow: boolean): void {
  const { revalidate } = useRevalidator();
  const near = isOfNow || isNear(answer);
  useEffect(() => {
    if (!near) return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(look, MINUTE_MILLISECONDS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [near, revalidate]);
}
