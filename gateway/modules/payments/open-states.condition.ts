import { sql } from 'kysely';

/** The states of an attempt that has not ended, as constants of a statement: by them the index of open attempts is found. */
export const OPEN_STATES = [sql.lit('CREATED'), sql.lit('PENDING')] as const;
