/** Airlines with which members earn points too; the catalogues hold their names. */
export const PARTNER_AIRLINES = ['CA', 'BR', 'SQ', 'AC', 'UA', 'NH', 'ZH', 'AY'] as const;
export type PartnerAirline = (typeof PARTNER_AIRLINES)[number];
