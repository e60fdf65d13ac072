import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { PlacedFacility, SeatLayout } from '#schema/rules/flights/seat-plan.ts';

/** The five types of the fleet (RULES 6.1). */
export type AircraftCode = 'A320_CEO' | 'A320_NEO' | 'A321_CEO' | 'A321_NEO' | 'B787_9';

/** A device at the tip of the wing; a raked tip is swept back and has none. */
export type WingTip = 'FENCE' | 'SHARKLET' | 'RAKED';

/** The engines, half of them below each wing. */
export type Engines = {
  readonly count: number;
  readonly name: string;
  /** Front of the air intake, from the nose. */
  readonly fromMm: number;
  readonly lengthMm: number;
  readonly diameterMm: number;
};

/** The measures of a type, in millimetres; places along the fuselage are counted from the nose. */
export type Airframe = {
  readonly lengthMm: number;
  readonly wingspanMm: number;
  /** From the ground to the top of the fin. */
  readonly heightMm: number;
  readonly fuselageWidthMm: number;
  readonly fuselageHeightMm: number;
  /** From wall to wall at the elbows of the seats. */
  readonly cabinWidthMm: number;
  /** Where the wing meets the fuselage. */
  readonly wing: { readonly fromMm: number; readonly toMm: number };
  readonly wingTip: WingTip;
  readonly noseWheelMm: number;
  /** From the nose wheel to the main wheels. */
  readonly wheelbaseMm: number;
  /** Where the floor of the passengers begins and ends. */
  readonly cabin: { readonly fromMm: number; readonly toMm: number };
};

/** A pair of exits, one on each side. */
export type CabinExit = {
  /** A door with a slide, or a hatch over the wing. */
  readonly kind: 'DOOR' | 'OVERWING';
  readonly fromMm: number;
  readonly toMm: number;
};

export type SeatDesign = 'STANDARD' | 'RECLINER' | 'FLAT_BED';
export type PowerSource = 'USB_A' | 'USB_C' | 'AC';

/** One cabin of an aircraft as it is fitted; the seat map is derived from it. */
export type CabinLayout = SeatLayout & {
  readonly cabin: Cabin;
  /** Between the armrests. */
  readonly seatWidthMm: number;
  readonly aisleWidthMm: number;
  readonly seatDesign: SeatDesign;
  /** Of a seat that becomes a bed. */
  readonly bedInches: number | null;
  /** At every seat. */
  readonly power: readonly PowerSource[];
  readonly seatBackScreen: boolean;
};

/** An aircraft type with its cabins. */
export type Aircraft = {
  readonly code: AircraftCode;
  /** The manufacturer's name of the type. */
  readonly name: string;
  readonly manufacturer: string;
  /** How many the airline has. */
  readonly fleetSize: number;
  readonly airframe: Airframe;
  readonly engines: Engines;
  readonly wifi: boolean;
  readonly cabins: readonly CabinLayout[];
  readonly exits: readonly CabinExit[];
  readonly facilities: readonly PlacedFacility[];
  /** Seats for sale in each cabin. */
  readonly seats: Readonly<Record<Cabin, number>>;
  readonly cruiseKmh: number;
  readonly rangeKm: number;
  readonly maximumTakeOffKg: number;
};
