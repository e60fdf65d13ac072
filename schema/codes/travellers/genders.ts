/** Gender as a travel document prints it (RULES 2.10). */
export const GENDERS = ['F', 'M'] as const;
export type Gender = (typeof GENDERS)[number];
