import type { Database } from '#gateway/database/database.ts';
import type { CheckInService } from '#gateway/modules/check-in/check-ins.service.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import type { SeatsLeftReader } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

/** What changes by the airline are found and decided with. */
export type AirlineChangeDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  readonly timetable: Timetable;
  readonly operations: Operations;
  readonly seatsLeft: SeatsLeftReader;
  readonly inventory: Pick<InventoryService, 'hold' | 'release'>;
  readonly orders: Pick<
    OrderService,
    'find' | 'lock' | 'orderForPayment' | 'flights' | 'flightsBetween' | 'boundsOn'
  >;
  readonly seats: Pick<SeatService, 'carryOvers' | 'carry'>;
  readonly checkIns: Pick<CheckInService, 'end'>;
  readonly mailer: Mailer;
  readonly addresses: Pick<SiteAddresses, 'airlineChanges'>;
};
