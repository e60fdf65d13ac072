import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  ConfirmOrderAccessErrorCode,
  RequestOrderAccessErrorCode,
} from '#gateway/resolvers.gen.ts';

/** What was wrong with a look-up. */
export type RequestAccessFault = UserFault<RequestOrderAccessErrorCode>;

/** What was wrong with a code. */
export type ConfirmAccessFault = UserFault<ConfirmOrderAccessErrorCode>;
