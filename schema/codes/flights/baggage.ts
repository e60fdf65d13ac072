/**
 * How far a trip goes, for the prices of bags: within the mainland of China; within Asia; between
 * Asia and other parts of the world. Stops on the way do not count.
 */
export const BAGGAGE_ZONES = ['DOMESTIC', 'ASIA', 'INTERCONTINENTAL'] as const;
export type BaggageZone = (typeof BAGGAGE_ZONES)[number];

/** Countries and regions of the zone ASIA, ISO 3166-1 alpha-2. */
export const ASIAN_COUNTRIES: readonly string[] = [
  'CN',
  'HK',
  'MO',
  'TW',
  'JP',
  'KR',
  'MN',
  'BN',
  'ID',
  'KH',
  'LA',
  'MM',
  'MY',
  'PH',
  'SG',
  'TH',
  'TL',
  'VN',
];

/** Bags in the hold. Lengths in centimetres, weights in kilograms. */
export const CHECKED_BAG = {
  /**
   * Length, width and height of a piece together, wheels and handles included (IATA resolution
   * 302).
   */
  linearCentimetres: 158,
  /** Larger pieces go as cargo. */
  mostLinearCentimetres: 203,
  /** No piece is heavier, at any price: the limit protects those who lift bags. */
  mostKilograms: 32,
  /** The piece of an infant, where the fare of its adult includes any. */
  infant: { pieces: 1, kilograms: 10 },
  /** Folded, free for each child and infant: one pushchair, and one child seat or carrycot. */
  pushchairs: 1,
  childSeats: 1,
  /**
   * Sports equipment in one bag counts as a piece, up to this length, without the charge for size.
   */
  sportsCentimetres: 190,
} as const;

/**
 * What bags beyond the allowance cost, each for one way, in minor units of the airline's currency.
 */
export type BagPrices = {
  /** A piece more than included, online, by phone and at the counter alike. */
  readonly extra: number;
  /** A piece heavier than included, up to `CHECKED_BAG.mostKilograms`. */
  readonly overweight: number;
  /** A piece larger than `linearCentimetres`, up to `mostLinearCentimetres`. */
  readonly oversize: number;
};

/**
 * Prices by zone; those for weight and for size are paid at the counter, and added where both
 * apply.
 */
export const BAG_PRICES: Readonly<Record<BaggageZone, BagPrices>> = {
  DOMESTIC: { extra: 30_000, overweight: 20_000, oversize: 20_000 },
  ASIA: { extra: 60_000, overweight: 40_000, oversize: 40_000 },
  INTERCONTINENTAL: { extra: 100_000, overweight: 80_000, oversize: 80_000 },
};

/** A piece that is bought may weigh so much, in kilograms. */
export const EXTRA_BAG_KILOGRAMS = 23;

/**
 * Bags in the cabin. Centimetres with wheels and handles; the personal item goes under the seat in
 * front.
 */
export const CABIN_BAG = {
  centimetres: { height: 55, width: 40, depth: 23 },
  personalItem: { pieces: 1, centimetres: { height: 40, width: 30, depth: 15 } },
} as const;

/**
 * Liquids, gels and sprays in the cabin, as the security of airports asks (ICAO, State Letter AS
 * 8/11-06/100).
 */
export const CABIN_LIQUIDS = { millilitres: 100, bagLitres: 1, bags: 1 } as const;

/**
 * Spare batteries and power banks, in the cabin only (IATA DGR 2.3): free up to one capacity, with
 * the airline's consent up to another, in watt-hours.
 */
export const SPARE_BATTERIES = {
  freeWattHours: 100,
  consentWattHours: 160,
  powerBanks: 2,
  consentPieces: 2,
} as const;
