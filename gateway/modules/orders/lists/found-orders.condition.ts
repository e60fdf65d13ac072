import {
  type Expression,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Tables } from '#gateway/database/tables.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText, isOverlong } from '#schema/rules/base/bounded-text.ts';

const MOST = LIMITS.text.searchText;

/**
 * Whether there is a row for an order. Within `or` the database may answer `exists` by reading the
 * rows of all orders first; a count it asks for each order that is left.
 */
const some = <From extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, From, object>,
): Expression<SqlBool> => sql<SqlBool>`(${rows.select(({ fn }) => fn.countAll().as('count'))}) > 0`;

/**
 * The condition under which a text finds a row of `orders` (RULES 4.27); a blank one finds every
 * row.
 */
export function foundBy(search: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'orders'>();
  const text = boundedText(search, MOST, 'NFKC').replaceAll('\u0000', '').trim().toUpperCase();
  if (isOverlong(search, MOST) || text.length > MOST) return eb.lit(false);
  if (text === '') return eb.lit(true);
  const code = text.replaceAll(/[\s-]/g, '');
  const words = text.split(/[\s/]+/).filter((word) => word !== '');
  return eb.or([
    eb('orders.reference', '=', code),
    eb('orders.number', '=', code),
    some(
      eb
        .selectFrom('tickets')
        .whereRef('tickets.order_id', '=', 'orders.id')
        .where('tickets.number', '=', code),
    ),
    some(
      eb
        .selectFrom('order_segments')
        .whereRef('order_segments.order_id', '=', 'orders.id')
        .where((on) =>
          on.or([
            on('order_segments.flight_number', '=', code),
            on('order_segments.origin', '=', code),
            on('order_segments.destination', '=', code),
          ]),
        ),
    ),
    some(
      eb
        .selectFrom('order_passengers')
        .whereRef('order_passengers.order_id', '=', 'orders.id')
        .where('order_passengers.left_at', 'is', null)
        .where((on) =>
          on.and(
            words.map((word) => sql<SqlBool>`strpos(order_passengers.ticket_name, ${word}) > 0`),
          ),
        ),
    ),
  ]);
}
