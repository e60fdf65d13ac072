import {
  type PassengerSegment,
  segmentId,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { sumMoney } from '#schema/rules/base/money.ts';
import { priceFor, type SoldSeat } from './flight-seats.ts';

type Shown = {
  readonly rows: readonly {
    readonly seats: readonly {
      readonly seat: SoldSeat;
      readonly state: string;
      readonly refusals: readonly { readonly passengerSegment: PassengerSegment }[];
    }[];
  }[];
};

/** Seats side by side in one row for everyone asked for, the cheapest first; none for fewer than two. */
export const together = (
  { airline }: StoryParts,
  cabins: readonly Shown[],
  asked: readonly PassengerSegment[],
) => {
  const seated = asked.filter(({ passenger }) => passenger.type !== 'INF');
  if (seated.length < 2) return [];
  const rows = cabins.flatMap(({ rows }) => rows.map(({ seats }) => seats));
  return rows
    .flatMap((seats) => seats.map((_, start) => seats.slice(start, start + seated.length)))
    .filter(
      (group) =>
        group.length === seated.length &&
        group.every(({ state, refusals }) => state === 'FREE' && refusals.length === 0),
    )
    .map((group) => {
      const seats = seated.map((passengerSegment, place) => {
        const { seat } = group[place] ?? {};
        if (!seat) throw new Error(`No seat for ${segmentId(passengerSegment)}`);
        return { passengerSegment, seatNumber: seat.number, zone: seat.zone };
      });
      const totals = seats.map(
        ({ passengerSegment, zone }) => priceFor(airline, passengerSegment, zone).total,
      );
      return { seats, adjacent: true, total: sumMoney(totals, BRAND.currency) };
    })
    .toSorted((a, b) => a.total.amount - b.total.amount);
};
