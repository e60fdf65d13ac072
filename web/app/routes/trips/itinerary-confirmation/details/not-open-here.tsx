import { NotOpen } from '#web/app/page/not-open.tsx';

/** An itinerary that this browser may not see, or that is not given any more. */
export function NotOpenHere() {
  return (
    <NotOpen
      title="trips-itinerary-confirmation.notOpen.title"
      heading="trips-itinerary-confirmation.notOpen.title"
      text="trips-itinerary-confirmation.notOpen.lead"
      path="/itineraryConfirmation"
      action="trips-itinerary-confirmation.notOpen.ask"
    />
  );
}
