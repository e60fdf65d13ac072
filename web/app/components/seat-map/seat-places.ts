import type { MapSeat } from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';

/**
 * A seat with its place among the others: rows count up by one whatever their numbers, cabins are
 * further apart.
 */
export type SeatPlace = {
  readonly seat: MapSeat;
  readonly row: number;
  /** From left to right, aisles not counted. */
  readonly place: number;
  /** Seats of one group have no aisle between them. */
  readonly group: number;
};

const APART = 100;

/** Where the seats of a map are. */
export const placesOf = ({ cabins }: Pick<SeatMapViewFragment, 'cabins'>): SeatPlace[] =>
  cabins.flatMap(({ rows, columns }, cabin) =>
    rows.flatMap(({ seats }, index) =>
      seats.map((seat, place) => ({
        seat,
        row: cabin * APART + index,
        place,
        group: columns.findIndex((letters) => letters.includes(seat.seat.letter)),
      })),
    ),
  );
