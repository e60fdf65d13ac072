import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CancelSeatsErrorCode, SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';

/** What stood in the way of a choice of seats. */
export type SelectSeatsFault = UserFault<SelectSeatsErrorCode>;

/** What stood in the way of giving seats back. */
export type CancelSeatsFault = UserFault<CancelSeatsErrorCode>;
