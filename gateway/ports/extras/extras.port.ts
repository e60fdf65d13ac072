import type { LocalizedName } from '#gateway/ports/timetable/airport-ground.ts';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import type { BaggageZone } from '#schema/codes/flights/baggage.ts';
import type { ExtraStock } from '#schema/rules/club/extra-stock.ts';
import type { ExtraTerms } from '#schema/rules/club/extras-order.ts';

/** Something that the club sells for a journey. */
export type OfferedExtra = ExtraTerms & {
  /** Unique and stable: `wifi`. */
  readonly id: string;
  readonly kind: ExtraKind;
  readonly name: LocalizedName;
  /** What it gives, and where. */
  readonly text: LocalizedName;
  /**
   * With all taxes, in minor units of the airline's currency; the lowest one where `zonePrices` are
   * given.
   */
  readonly price: number;
  /**
   * The same by how far the bound goes, for what is sold for a flight only; null where it costs the
   * same everywhere.
   */
  readonly zonePrices: Readonly<Record<BaggageZone, number>> | null;
  /** Days on which its coupon can be used, from the day on which it is paid. */
  readonly validDays: number;
  /** How many there are for one flight; null where there are as many as are asked for. */
  readonly stock: ExtraStock | null;
};
