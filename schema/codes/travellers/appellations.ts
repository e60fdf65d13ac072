/** Titles a traveller may choose (RULES 2.10). */
export const APPELLATIONS = ['MR', 'MRS', 'MS', 'MISS', 'PROFESSOR', 'DOCTOR'] as const;
export type Appellation = (typeof APPELLATIONS)[number];
