/**
 * What a seat may be like, by the codes of PADIS code list 9825 that seat maps of airlines carry.
 */
export const SEAT_CHARACTERISTICS = {
  WINDOW: 'W',
  AISLE: 'A',
  /** Neither window nor aisle. */
  CENTRE: '9',
  LEG_SPACE: 'L',
  EXIT_ROW: 'E',
  /** Not for every passenger: see `exitRowProblem`. */
  RESTRICTED: '1',
  NO_INFANTS: '1A',
  NO_CHILDREN: 'IE',
  BASSINET: 'B',
  BULKHEAD: 'K',
  OVER_WING: 'OW',
  NEAR_GALLEY: 'AG',
  NEAR_LAVATORY: 'AL',
  CHARGEABLE: 'CH',
  PREFERENTIAL: 'O',
  RESTRICTED_RECLINE: '1D',
} as const;

export type SeatCharacteristic = keyof typeof SEAT_CHARACTERISTICS;

/** The position of a seat in its row. */
export const SEAT_POSITIONS = ['WINDOW', 'MIDDLE', 'AISLE'] as const;
export type SeatPosition = (typeof SEAT_POSITIONS)[number];

/** What a seat is sold and shown as (RULES 6.2). */
export const SEAT_KINDS = ['STANDARD', 'EXIT_ROW', 'BASSINET'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** What is in the cabin besides seats. */
export const FACILITY_KINDS = ['GALLEY', 'LAVATORY'] as const;
export type FacilityKind = (typeof FACILITY_KINDS)[number];

/** Across the cabin, as seen by a passenger who faces forward. */
export const CABIN_SIDES = ['LEFT', 'CENTRE', 'RIGHT', 'FULL_WIDTH'] as const;
export type CabinSide = (typeof CABIN_SIDES)[number];
