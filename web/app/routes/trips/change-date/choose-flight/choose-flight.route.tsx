import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { changeDatePath, readChange } from '#web/app/components/date-change/change-paths.ts';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf, localePath } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/choose-flight.route';
import { ChooseFlightView } from './choose-flight-view.tsx';
import { loadChange } from './load-change.ts';

export const handle = page({
  messages: [
    'page',
    'trips-change-date-choose-flight',
    'missing',
    'scenes',
    'date-change',
    'unblock-links',
    'flight-results',
    'itinerary',
    'fare-conditions',
    'converted-price',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

async function load({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = readChange(searchParams);
  if (!asked) return { asked, change: null };
  const locale = localeOf(params);
  if (asked.passengers.length === 0 || asked.bounds.length === 0)
    throw redirect(localePath(locale, changeDatePath(asked)));
  return { asked, change: await loadChange({ context, locale }, asked, searchParams) };
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = load;
export const clientLoader = load;

/** Unfolding something asks nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const same = ({ pathname, searchParams }: URL) => pathname + withoutOpen(searchParams);
  return currentUrl.href !== nextUrl.href && same(currentUrl) === same(nextUrl)
    ? false
    : defaultShouldRevalidate;
}

/** Where the new flights of a change of date are chosen, with what each costs more. */
export default function ChooseFlightRoute({ loaderData }: Route.ComponentProps) {
  const { asked, change } = loaderData;
  if (!asked || !change?.trip.order)
    return <Missing what="ORDER" title="trips-change-date-choose-flight.title" />;
  return <ChooseFlightView asked={asked} change={change} order={change.trip.order} />;
}
