import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/itinerary-details.route';
import { ItineraryDetailsDocument } from './itinerary-details.route.gen.ts';
import { ItineraryView } from './itinerary-view.tsx';

export const handle = page({
  messages: [
    'page',
    'trips-itinerary-confirmation',
    'missing',
    'order-view',
    'itinerary',
    'price-summary',
  ],
  unlisted: true,
});

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(
  ItineraryDetailsDocument,
  ({ searchParams, locale }) => {
    const id = searchParams.get('confirmation');
    return id ? { id, locale } : null;
  },
  { fresh: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** An itinerary whose access this browser has, within the hour; else the way to ask for it. */
export default function ItineraryDetailsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <ItineraryView loaded={loaderData} />
  ) : (
    <Missing what="ITINERARY" title="trips-itinerary-confirmation.details.title" />
  );
}
