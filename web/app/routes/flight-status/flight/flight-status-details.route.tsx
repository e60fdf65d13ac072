import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { readFlightNumber } from '#schema/rules/flights/flight-number.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { noteServerNow } from '#web/app/apollo/server-clock.ts';
import { flightDetailsAddress } from '#web/app/components/flight-day/flight-day-address.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf, localePath } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/flight-status-details.route';
import { FlightPage } from './flight-page.tsx';
import { FlightStatusDetailsDocument } from './flight-status-details.route.gen.ts';
import { NoSuchFlight } from './no-such-flight.tsx';

export const handle = page({
  messages: ['flight-status-flight', 'scenes', 'missing', 'flight-day', 'itinerary', 'code'],
  identifiedBy: ['flight', 'date'],
});

const NOT_FOUND = { status: 404, statusText: 'Not Found' };

async function load({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = localeOf(params);
  const written = searchParams.get('flight') ?? '';
  const date = searchParams.get('date') ?? '';
  if (!written && !date) return null;
  const flightNumber = readFlightNumber(written);
  const asked = { flightNumber: flightNumber ?? written.slice(0, 12), date };
  if (!flightNumber || !isLocalDate(date)) return data({ ...asked, status: null }, NOT_FOUND);
  // each flight has one address, in whatever form its number was typed
  if (flightNumber !== written)
    throw redirect(localePath(locale, flightDetailsAddress(flightNumber, date)));
  const status = await loadQuery(
    context,
    FlightStatusDetailsDocument,
    { by: { flight: { flightNumber, date } }, locale: API_LOCALE[locale] },
    // never from the tab's cache: flights move
    { fresh: true },
  );
  const { flightStatus } = dataOf(status);
  noteServerNow(flightStatus.serverNow);
  return data({ ...asked, status }, flightStatus.flights.length > 0 ? {} : NOT_FOUND);
}

export const loader = load;
export const clientLoader = load;

/** One flight on one day in full, live while it is open; without such a flight, what to do. */
export default function FlightStatusDetailsRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <>
        <meta name="robots" content="noindex" />
        <Missing what="FLIGHT" title="flight-status-flight.name" />
      </>
    );
  const { status, flightNumber, date } = loaderData;
  return status ? (
    <FlightPage key={`${flightNumber} ${date}`} loaded={status} asked={{ flightNumber, date }} />
  ) : (
    <NoSuchFlight flightNumber={flightNumber} date={date} nearestDays={[]} code="FLIGHT_UNKNOWN" />
  );
}
