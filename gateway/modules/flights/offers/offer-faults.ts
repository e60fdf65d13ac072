import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { OfferErrorCode } from '#gateway/resolvers.gen.ts';

/** Why an offer cannot be made or priced, and where in the input. */
export type OfferFault = UserFault<OfferErrorCode>;
