import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { boardingPath } from '#web/app/components/check-in/check-in-paths.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { BoardingPage } from './boarding-page.tsx';
import { BoardingPassesDocument } from './boarding-passes.query.gen.ts';
import { CancelCheckIn } from './cancel/cancel-check-in.tsx';
import { dropPass } from './offline/cache-pass.ts';
import type { PassPicture } from './pass/pass-picture.ts';

type BoardingViewProps = {
  loaded: LoadedQuery<typeof BoardingPassesDocument>;
  flightId: string;
  picture: PassPicture | null;
  /** Whether check-ins are to be cancelled. */
  cancels: boolean;
};

/** The boarding passes of a flight, or the way to cancel its check-ins. */
export function BoardingView({ loaded, flightId, picture, cancels }: BoardingViewProps) {
  const { data, refetch } = useLoaderQuery(BoardingPassesDocument, loaded);
  const { viewer } = data;
  const { revalidate } = useRevalidator();
  const onCancelled = () => {
    void dropPass(boardingPath(flightId));
    void revalidate();
  };
  const itinerary = viewer.checkInItineraries.find(({ id }) => id === flightId);
  useEffect(() => {
    // landed, or no longer open in this browser
    if (!itinerary) void dropPass(boardingPath(flightId));
  }, [itinerary, flightId]);
  if (!itinerary) return <Missing what="CHECK_IN" title="check-in-order-result.name" />;
  if (cancels) return <CancelCheckIn itinerary={itinerary} onCancelled={onCancelled} />;
  return <BoardingPage itinerary={itinerary} picture={picture} refetch={refetch} />;
}
