import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';

/** Those on a flight, each infant right after the adult on whose lap it travels. */
export const infantsAfterAdults = (
  party: readonly PassengerSegmentView[],
): PassengerSegmentView[] =>
  party
    .filter(({ passenger }) => passenger.type !== 'INF')
    .flatMap((adult) => [
      adult,
      ...party.filter(({ passenger }) => passenger.accompanyingAdultId === adult.passenger.id),
    ]);
