/**
 * Root fields of the contract that no resolver serves yet, by file of the schema. The list may only shrink: a test
 * compares it with the executable schema.
 */
export const NOT_BUILT = [
  // payables.graphql
  'Query.payable',
  'Subscription.orderChanged',
] as const;

export type NotBuilt = (typeof NOT_BUILT)[number];
