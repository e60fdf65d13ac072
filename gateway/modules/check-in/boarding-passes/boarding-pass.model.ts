import type { StoredCheckIn } from '#gateway/modules/check-in/check-in.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { AirportMoment } from '#gateway/ports/timetable/timetable.port.ts';
import type { BoardingPassNote } from '#gateway/resolvers.gen.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';

/** The key of the boarding pass of a passenger on a segment. */
export const boardingPassKey = ({ passenger, segment }: PassengerSegmentView): string =>
  `${passenger.id}.${segment.index}`;

/** What opens the gate for one passenger on one flight, as it is now. */
export type BoardingPassModel = {
  readonly one: PassengerSegmentView;
  readonly stored: StoredCheckIn;
  readonly bcbp: string;
  readonly name: string;
  readonly ticketNumber: string;
  readonly seatNumber: string;
  readonly boardingGroup: number;
  readonly boardingAt: AirportMoment;
  readonly gateClosesAt: AirportMoment;
  readonly terminal: string | null;
  readonly gate: string | null;
  readonly priority: boolean;
  readonly lounge: boolean;
  readonly cardTier: CardTier | null;
  readonly notes: readonly BoardingPassNote[];
};
