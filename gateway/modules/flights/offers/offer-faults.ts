import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateOfferErrorCode, RepriceOfferErrorCode } from '#gateway/resolvers.gen.ts';

/** Why an offer cannot be made, and where in the input. */
export type OfferFault = UserFault<CreateOfferErrorCode>;

/**
 * Why a trip cannot be had any more: a reason against a first offer and against the same one priced
 * again.
 */
export type TripFault = UserFault<Extract<CreateOfferErrorCode, RepriceOfferErrorCode>>;

/** Why an offer is not priced again. */
export type RepriceFault = UserFault<RepriceOfferErrorCode>;
