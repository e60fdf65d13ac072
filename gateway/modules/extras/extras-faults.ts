import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateExtrasOrderErrorCode, ExtrasQuoteErrorCode } from '#gateway/resolvers.gen.ts';

/** What stood in the way of an order of extras. */
export type CreateExtrasOrderFault = UserFault<CreateExtrasOrderErrorCode>;

/** What is wrong with one item, in a quote and in an order. */
export type ExtrasItemFault = UserFault<ExtrasQuoteErrorCode>;
