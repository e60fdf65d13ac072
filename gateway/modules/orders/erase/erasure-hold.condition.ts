import type { Expression, SqlBool } from 'kysely';

/** A condition on a row of `orders` under which its people are not erased. */
export type ErasureHold = () => Expression<SqlBool>;
