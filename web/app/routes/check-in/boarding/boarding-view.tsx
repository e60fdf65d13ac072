import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import type { Preloaded } from '#web/app/apollo/preload.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { NotOpenHere } from '#web/app/components/check-in/not-open-here.tsx';
import { BoardingPage } from './boarding-page.tsx';
import {
  BoardingPassesDocument,
  type BoardingPassesQuery,
  type BoardingPassesQueryVariables,
} from './boarding-passes.query.gen.ts';

/** Loaded where a check-in is cancelled: those who open their boarding passes do not need it. */
const CancelCheckIn = lazy(async () => {
  const { CancelCheckIn: Page } = await import('./cancel/cancel-check-in.tsx');
  return { default: Page };
});

type BoardingViewProps = {
  preloaded: Preloaded<BoardingPassesQuery, BoardingPassesQueryVariables>;
  flightId: string;
  /** Whether check-ins are to be cancelled. */
  cancels: boolean;
};

/** The boarding passes of a flight, or the way to cancel its check-ins. */
export function BoardingView({ preloaded, flightId, cancels }: BoardingViewProps) {
  const { viewer } = usePreloaded(BoardingPassesDocument, preloaded).data;
  const { revalidate } = useRevalidator();
  const itinerary = viewer.checkInItineraries.find(({ id }) => id === flightId);
  if (!itinerary) return <NotOpenHere />;
  if (cancels)
    return (
      <Suspense fallback={null}>
        <CancelCheckIn itinerary={itinerary} onCancelled={revalidate} />
      </Suspense>
    );
  return <BoardingPage itinerary={itinerary} />;
}
