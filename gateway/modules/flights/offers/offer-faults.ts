import type { OfferErrorCode } from '#gateway/resolvers.gen.ts';

/** Why an offer cannot be made or priced, and where in the input. */
export type OfferFault = { readonly code: OfferErrorCode; readonly path: readonly string[] };
