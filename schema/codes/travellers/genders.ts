/** Gender as a travel document prints it (SPEC section 3). */
export const GENDERS = ['F', 'M'] as const;
export type Gender = (typeof GENDERS)[number];
