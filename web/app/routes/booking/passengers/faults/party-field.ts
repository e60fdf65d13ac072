/** The path of faults that concern the travellers together. */
export const PARTY_FIELD = 'party';
