/** What must be agreed to before an order is made (RULES 4.7). */
export const ORDER_AGREEMENTS = ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'] as const;

/** What must be agreed to before a passenger is checked in. */
export const CHECK_IN_AGREEMENTS = ['CHECK_IN', 'DANGEROUS_GOODS'] as const;
