/**
 * The root fields that the contract has and no module resolves yet, as `Query.x`, `Mutation.x` or `Subscription.x`
 * (RULES 11.9). The list may only shrink: a test compares it with the resolvers.
 */
export const NOT_BUILT: readonly string[] = [];
