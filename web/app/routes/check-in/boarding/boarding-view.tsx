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
import { CancelCheckIn } from './cancel/cancel-check-in.tsx';

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
  if (cancels) return <CancelCheckIn itinerary={itinerary} onCancelled={revalidate} />;
  return <BoardingPage itinerary={itinerary} />;
}
