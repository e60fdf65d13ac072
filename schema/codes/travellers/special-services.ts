/**
 * Special service requests a passenger may have, by IATA SSR code. Any of them bars online seats,
 * online check-in and exit rows (RULES 6.6 and 6.8).
 */
export const SPECIAL_SERVICES = {
  WCHR: 'wheelchair to the aircraft; climbs steps',
  WCHS: 'wheelchair; cannot climb steps',
  WCHC: 'wheelchair to the seat',
  BLND: 'blind or with impaired sight',
  DEAF: 'deaf or hard of hearing',
  DPNA: 'needs assistance for an intellectual or developmental disability',
  MAAS: 'meet and assist, expectant mothers included',
  MEDA: 'medical case with clearance',
  OXYG: 'oxygen on board',
  STCR: 'stretcher',
  UMNR: 'unaccompanied minor',
  BSCT: 'bassinet',
  SVAN: 'service animal in the cabin',
  EXST: 'extra seat',
} as const satisfies Record<string, string>;
export type SpecialService = keyof typeof SPECIAL_SERVICES;
