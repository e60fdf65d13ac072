import type { CabinPlanModel, RowModel } from '#gateway/modules/aircraft/seat-plan.model.ts';
import type { SeatPassenger } from '#gateway/modules/seats/passengers/seat-passenger.model.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { SeatMapErrorCode } from '#gateway/resolvers.gen.ts';
import type { SeatStatus, ZonedSeat } from './flight-seats.ts';

/** The seats of a flight at an instant, for passengers; empty where the question was wrong. */
export type SeatMapModel = {
  readonly asOf: Date;
  readonly flight: DatedFlight | null;
  readonly passengers: readonly SeatPassenger[];
  readonly seats: ReadonlyMap<string, ZonedSeat>;
  readonly statuses: ReadonlyMap<string, SeatStatus>;
  readonly userErrors: readonly UserFault<SeatMapErrorCode>[];
};

/** A row of a map. */
export type SeatMapRowModel = { readonly row: RowModel; readonly map: SeatMapModel };

/** A seat of a map. */
export type FlightSeatModel = { readonly zoned: ZonedSeat; readonly map: SeatMapModel };

/** A cabin of a map. */
export type SeatMapCabinModel = { readonly cabin: CabinPlanModel; readonly map: SeatMapModel };
