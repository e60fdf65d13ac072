/**
 * The states of an attempt that has not ended, as constants of a statement: by them the index of
 * open attempts is found.
 */
export const OPEN_STATES = ['CREATED', 'PENDING'] as const;
