import type { Migration } from 'kysely/migration';
import { migrations as airlineChanges } from './migrations/airline-changes.ts';
import { migrations as checkIn } from './migrations/check-in.ts';
import { migrations as dateChanges } from './migrations/date-changes.ts';
import { migrations as demo } from './migrations/demo.ts';
import { migrations as extras } from './migrations/extras.ts';
import { migrations as facts } from './migrations/facts.ts';
import { migrations as flights } from './migrations/flights.ts';
import { migrations as itineraryConfirmations } from './migrations/itinerary-confirmations.ts';
import { migrations as memberMessages } from './migrations/member-messages.ts';
import { migrations as members } from './migrations/members.ts';
import { migrations as orderAccess } from './migrations/order-access.ts';
import { migrations as orders } from './migrations/orders.ts';
import { migrations as payments } from './migrations/payments.ts';
import { migrations as platform } from './migrations/platform.ts';
import { migrations as points } from './migrations/points.ts';
import { migrations as refunds } from './migrations/refunds.ts';
import { migrations as seats } from './migrations/seats.ts';
import { migrations as tickets } from './migrations/tickets.ts';
import { migrations as uploads } from './migrations/uploads.ts';
import { migrations as verification } from './migrations/verification.ts';

const ALL: Readonly<Record<string, Migration>> = {
  ...airlineChanges,
  ...checkIn,
  ...dateChanges,
  ...demo,
  ...extras,
  ...facts,
  ...flights,
  ...itineraryConfirmations,
  ...memberMessages,
  ...members,
  ...orderAccess,
  ...orders,
  ...payments,
  ...platform,
  ...points,
  ...refunds,
  ...seats,
  ...tickets,
  ...uploads,
  ...verification,
};

/**
 * Every migration, one file an aggregate; they run in the order of their names and are never
 * changed once released. A feature adds its migration in the file of its aggregate, with a number
 * above all others: it runs last on a new database as on an old one. Up to 0870 the hundreds were
 * taken by area: 00 platform, 01 places and timetable, 02 fares and offers, 03 orders, 04 payments,
 * 05 seats and check-in, 06 members, 07 documents and mail, 08 what goes through all of them.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(ALL).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
