import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import { ownedBy, visibleOn } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Actor } from '#gateway/sessions/actor.ts';

/** A flight that an actor sees, and why. */
export type SeenFlight = {
  readonly orderId: string;
  readonly segmentIndex: number;
  readonly own: boolean;
  readonly accessExpiresAt: Date | null;
};

const accessEnds = (sessionId: string | null, now: Date) => sql<Date | null>`greatest(
  (select expires_at from order_access where order_id = orders.id
     and session_id = ${sessionId} and expires_at > ${now}),
  (select expires_at from segment_access where order_id = orders.id
     and segment_index = order_segments.index and session_id = ${sessionId} and expires_at > ${now}))`;

const seenFlights = (db: Database, actor: Actor, now: Date) =>
  db
    .selectFrom('order_segments')
    .innerJoin('orders', 'orders.id', 'order_segments.order_id')
    .select([
      'order_segments.order_id as orderId',
      'order_segments.index as segmentIndex',
      sql<boolean>`${actor.memberId ? ownedBy(actor.memberId) : sql.lit(false)}`.as('own'),
      accessEnds(actor.sessionId, now).as('accessExpiresAt'),
    ])
    .where('orders.anonymised_at', 'is', null)
    .where('orders.ticketed_at', 'is not', null)
    .where(visibleOn(sql.ref('order_segments.index'), actor, now));

type Between = { readonly departsBefore: Date; readonly now: Date };

/**
 * The flights on which an actor may check passengers in between two instants of departure and
 * arrival, the next first.
 */
export const flightsSeen = (db: Database, actor: Actor, { departsBefore, now }: Between) =>
  seenFlights(db, actor, now)
    .where('order_segments.departs_at', '<=', departsBefore)
    .where('order_segments.arrives_at', '>', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('coupons')
          .select('coupons.id')
          .whereRef('coupons.order_id', '=', 'order_segments.order_id')
          .whereRef('coupons.segment_index', '=', 'order_segments.index')
          .where('coupons.state', 'in', ['OPEN', 'CHECKED_IN']),
      ),
    )
    .orderBy('order_segments.departs_at')
    .orderBy('orders.number')
    .execute();

/** One of them, at any time; null where the actor does not see it. */
export const flightSeen = async (
  db: Database,
  actor: Actor,
  { orderId, segmentIndex }: Pick<SeenFlight, 'orderId' | 'segmentIndex'>,
  now: Date,
): Promise<SeenFlight | null> =>
  (await seenFlights(db, actor, now)
    .where('order_segments.order_id', '=', orderId)
    .where('order_segments.index', '=', segmentIndex)
    .executeTakeFirst()) ?? null;

/**
 * The ticketed orders of some that have a flight, the latest first, without an access check: only
 * their contacts learn of it.
 */
export const flightsAmong = async (
  db: Database,
  orderIds: readonly string[],
  { flightNumber, date }: FlightKey,
): Promise<FlightOfOrder[]> =>
  db
    .selectFrom('order_segments')
    .innerJoin('orders', 'orders.id', 'order_segments.order_id')
    .select(['order_segments.order_id as orderId', 'order_segments.index as segmentIndex'])
    .where((eb) => eb('order_segments.order_id', '=', eb.fn.any(eb.val(orderIds))))
    .where('order_segments.flight_number', '=', flightNumber)
    .where('order_segments.departure_date', '=', date)
    .where('orders.ticketed_at', 'is not', null)
    .orderBy('orders.created_at', 'desc')
    .execute();
