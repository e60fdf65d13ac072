import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import type { TestOrders } from './test-orders.ts';

/** Flights whose seats a scenario has sold down. */
export type PreparedFlight = { readonly flight: DatedFlight; readonly seatsLeft: number };

/** Flights of which a scenario has let something go wrong. */
export type DisturbedFlight = {
  readonly flight: DatedFlight;
  readonly irregularities: readonly Irregularity[];
};

/** What a scenario has made. */
export type ScenarioData = {
  /** The member as whom the visitor is signed in from then on. */
  readonly memberId?: string;
  /** The six digits that release the member's points. */
  readonly pointsPassword?: string;
  readonly orders?: readonly Order[];
  /** Those for whose first flight check-in is open. */
  readonly toCheckIn?: readonly Order[];
  /** Bookings of other channels that no visitor has checked in yet. */
  readonly elsewhere?: readonly BookingElsewhere[];
  readonly flights?: readonly PreparedFlight[];
  readonly disturbed?: readonly DisturbedFlight[];
};

/** Where a scenario is made: a desk, and the requested flight, if there is one. */
export type Stage = {
  readonly desk: TestOrders;
  /** The instant at which it is viewed. */
  readonly now: Date;
  readonly flight: DatedFlight | null;
};

/**
 * A situation in one sentence, made of real orders: the same for the demo, end-to-end tests and
 * contract tests.
 */
export type Scenario = {
  readonly name: string;
  readonly sentence: string;
  load(stage: Stage): Promise<ScenarioData>;
};
