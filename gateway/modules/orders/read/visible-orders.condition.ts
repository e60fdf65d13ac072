import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { among } from '#gateway/database/personal-data.ts';
import type { Tables } from '#gateway/database/tables.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';

/**
 * The condition under which the contact of an order is an e-mail address that a member has proved
 * (RULES 10.6).
 */
function contactIsOf(memberId: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'orders'>();
  return eb(
    eb.fn<string>('lower', ['orders.contact_email']),
    'in',
    eb
      .selectFrom('member_contacts')
      .select('member_contacts.lookup')
      .where('member_contacts.member_id', '=', memberId)
      .where('member_contacts.kind', '=', 'EMAIL'),
  );
}

/**
 * The condition under which a row of `orders` is a member's: made while signed in, or with a proved
 * e-mail address. What another channel has sold is listed there, and not here (RULES 4.14).
 */
export function ownedBy(memberId: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'orders'>();
  return eb.and([
    eb('orders.sold_by', 'is', null),
    eb.or([eb('orders.member_id', '=', memberId), contactIsOf(memberId)]),
  ]);
}

/**
 * The condition under which a viewer sees a row of `orders`: a member those of the member and of
 * the member's own e-mail address, a browser those it made or looked up within the last 60 minutes,
 * others none.
 */
export function visibleTo(viewer: ActorOrAirline, now: Date): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'orders'>();
  if (viewer === AIRLINE) return eb.lit(true);
  const { memberId, sessionId } = viewer;
  return eb.or([
    ...(memberId ? [ownedBy(memberId)] : []),
    ...(sessionId
      ? [
          eb.exists(
            eb
              .selectFrom('order_access')
              .select('order_access.order_id')
              .whereRef('order_access.order_id', '=', 'orders.id')
              .where('order_access.session_id', '=', sessionId)
              .where('order_access.expires_at', '>', now),
          ),
        ]
      : []),
  ]);
}

/**
 * The condition under which a viewer sees one flight of a row of `orders`: with the order, or where
 * a look-up for check-in opened that flight alone within the last 60 minutes.
 * @param segmentIndex a column of the query, or a value
 */
export function visibleOn(
  segmentIndex: Expression<number>,
  viewer: ActorOrAirline,
  now: Date,
): Expression<SqlBool> {
  const whole = visibleTo(viewer, now);
  if (viewer === AIRLINE || !viewer.sessionId) return whole;
  const eb = expressionBuilder<Tables, 'orders'>();
  return eb.or([
    whole,
    eb.exists(
      eb
        .selectFrom('segment_access')
        .select('segment_access.order_id')
        .whereRef('segment_access.order_id', '=', 'orders.id')
        .where('segment_access.segment_index', '=', segmentIndex)
        .where('segment_access.session_id', '=', viewer.sessionId)
        .where('segment_access.expires_at', '>', now),
    ),
  ]);
}

/** The condition under which a row of `orders` was made by a browser, or by a member. */
export function madeBy({ sessionId, memberId }: Actor): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'orders'>();
  return eb.or([
    ...(sessionId ? [eb('orders.session_id', '=', sessionId)] : []),
    ...(memberId ? [eb('orders.member_id', '=', memberId)] : []),
  ]);
}

/** The orders of a member (RULES 10.6), as a subquery of their ids. */
export const ordersOfMember = (memberId: string) => sql`(
  select id from orders
  where anonymised_at is null and (member_id = ${memberId} or lower(contact_email) in (
    select lookup from member_contacts where kind = 'EMAIL' and member_id = ${memberId}::uuid
  )))`;

/** The orders of a member among all. */
export const isOrderOf = among('id', ordersOfMember);

/** Rows about a member by the order that they belong to. */
export const ofOrders = among('order_id', ordersOfMember);

/** A condition on a row of `orders` under which its people are not erased. */
export type ErasureHold = () => Expression<SqlBool>;
