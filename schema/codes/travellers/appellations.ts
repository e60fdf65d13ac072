/** Titles a traveller may choose (SPEC section 3, "appellation"). They are not printed on tickets. */
export const APPELLATIONS = ['MR', 'MRS', 'MS', 'MISS', 'PROFESSOR', 'DOCTOR'] as const;
export type Appellation = (typeof APPELLATIONS)[number];
