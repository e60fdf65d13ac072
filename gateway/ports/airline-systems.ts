import type { CardIssuers } from './card-issuers/card-issuers.port.ts';
import type { Counter } from './departure-control/counter.port.ts';
import type { DepartureControl } from './departure-control/departure-control.port.ts';
import type { OfferedExtra } from './extras/extras.port.ts';
import type { Fares } from './fares/fares.port.ts';
import type { IdentityOffice } from './identity-office/identity-office.port.ts';
import type { Lounges } from './lounges/lounges.port.ts';
import type { Operations } from './operations/operations.port.ts';
import type { RefundOffice } from './refund-office/refund-office.port.ts';
import type { TicketStore } from './ticket-store/ticket-store.port.ts';
import type { Schedule, Timetable } from './timetable/timetable.port.ts';

/** The systems of the airline that the site is for: what it provides, one port each. */
export type AirlineSystems = {
  readonly schedule: Schedule;
  readonly fares: Fares;
  readonly operations: Operations;
  readonly departureControl: DepartureControl;
  readonly counter: Counter;
  readonly tickets: TicketStore;
  readonly extras: readonly OfferedExtra[];
  readonly lounges: Lounges;
  readonly identityOffice: IdentityOffice;
  readonly cardIssuers: CardIssuers;
  readonly refundOffice: RefundOffice;
};

/** Those systems, connected: what the gateway asks. */
export type ConnectedAirline = Omit<AirlineSystems, 'schedule'> & {
  /** As it was published. */
  readonly schedule: Timetable;
  /** What is sold: the schedule as operations control plans it now. */
  readonly timetable: Timetable;
};
