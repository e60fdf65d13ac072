import type { ServiceFareBrandFragment } from './services.gen.ts';

type Brand = ServiceFareBrandFragment;

/** The baggage of the fares in figures; weights in kilograms, 0 where there is nothing. */
export type BaggageFacts = {
  /** The bag that goes into the cabin with every fare. */
  readonly cabinKilograms: number;
  /**
   * The least and the most checked bags that a fare includes, and how heavy each of the most may
   * be.
   */
  readonly fewestPieces: number;
  readonly mostPieces: number;
  readonly mostKilograms: number;
};

/** Derives the figures from the fare brands as the API has them. */
export function baggageFacts(brands: readonly Brand[]): BaggageFacts {
  const checked = brands.map(({ conditions }) => conditions.checkedBags);
  const pieces = checked.map((bags) => bags.pieces);
  const most = checked.reduce<Brand['conditions']['checkedBags'] | null>(
    (best, bags) => (!best || bags.pieces >= best.pieces ? bags : best),
    null,
  );
  const cabin = brands.map(({ conditions }) => conditions.cabinBags.kilograms ?? 0);
  return {
    cabinKilograms: cabin.length > 0 ? Math.min(...cabin) : 0,
    fewestPieces: pieces.length > 0 ? Math.min(...pieces) : 0,
    mostPieces: most?.pieces ?? 0,
    mostKilograms: most?.kilograms ?? 0,
  };
}
