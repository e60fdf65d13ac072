import { useEffect, useRef } from 'react';
import type { Preloaded } from '#web/app/apollo/preloaded.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { useRefetch } from '#web/app/apollo/use-refetch.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import {
  ItineraryDetailsDocument,
  type ItineraryDetailsQuery,
  type ItineraryDetailsQueryVariables,
} from './itinerary-details.route.gen.ts';
import { ItineraryPage } from './itinerary-page.tsx';

type ItineraryViewProps = {
  preloaded: Preloaded<ItineraryDetailsQuery, ItineraryDetailsQueryVariables>;
};

/**
 * The itinerary until its access ends; then the way to ask for it again takes its place, and the
 * focus.
 */
export function ItineraryView({ preloaded }: ItineraryViewProps) {
  const { data } = usePreloaded(ItineraryDetailsDocument, preloaded);
  const refetch = useRefetch(ItineraryDetailsDocument, preloaded.variables);
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
