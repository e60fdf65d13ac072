import { useEffect, useRef } from 'react';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { ItineraryDetailsDocument } from './itinerary-details.route.gen.ts';
import { ItineraryPage } from './itinerary-page.tsx';

type ItineraryViewProps = {
  loaded: LoadedQuery<typeof ItineraryDetailsDocument>;
};

/**
 * The itinerary until its access ends; then the way to ask for it again takes its place, and the
 * focus.
 */
export function ItineraryView({ loaded }: ItineraryViewProps) {
  const { data, refetch } = useLoaderQuery(ItineraryDetailsDocument, loaded);
  const confirmation = data.node && 'number' in data.node ? data.node : null;
  const isOpen = confirmation !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.querySelector('h1')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!confirmation)
    return <Missing what="ITINERARY" title="trips-itinerary-confirmation.details.title" />;
  return <ItineraryPage confirmation={confirmation} onElapsed={refetch} />;
}
