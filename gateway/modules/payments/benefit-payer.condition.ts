import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#gateway/database/tables.ts';
import { AIRLINE, type Reader } from '#gateway/sessions/reader.ts';

/** The condition under which a reader sees a row of `benefit_orders`: its member, and the airline. */
export const paidByReader = (reader: Reader): Expression<SqlBool> => {
  const eb = expressionBuilder<Tables, 'benefit_orders'>();
  if (reader === AIRLINE) return eb.lit(true);
  return reader.memberId ? eb('benefit_orders.member_id', '=', reader.memberId) : eb.lit(false);
};
