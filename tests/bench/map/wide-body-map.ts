import { seatPlanOf } from '#gateway/modules/aircraft/seat-plan.ts';
import { B787_9 } from '#gateway/simulated/timetable/fleet/b787.data.ts';
import { SEAT_ZONES } from '#schema/codes/flights/seat-zones.ts';
import { seatZone } from '#schema/rules/flights/seat-zone.ts';
import type { SeatMapViewFragment } from '#web/app/components/seat-map/seat-map.gen.ts';

const PASSENGERS = ['LIU/ANNA', 'LIU/BO', 'LIU/CHEN', 'LIU/DAN', 'LIU/EVA'].map((name) => ({
  id: name,
  name,
}));

/** Every third seat is taken, as on a flight that sells well. */
const stateAt = (index: number) => (index % 3 === 0 ? 'TAKEN' : 'FREE');

/** The map of a Boeing 787-9 with its 316 seats, for a party of five in economy. */
export const wideBodyMap = (): SeatMapViewFragment => {
  const plan = seatPlanOf({ ...B787_9, seats: { BUSINESS: 28, ECONOMY: 288 } });
  let index = 0;
  return {
    aircraft: { id: 'B787_9', code: 'B787_9', seatPlan: structuredClone(plan) as never },
    passengerSegments: PASSENGERS,
    cabins: plan.cabins.map(({ cabin, columns, rows }) => ({
      cabin,
      columns: [...columns],
      rows: rows.map(({ number, exitRow, seats }, ahead) => ({
        number,
        exitRow,
        seats: seats.map((seat) => {
          index += 1;
          return {
            seat: { ...seat, characteristics: [...seat.characteristics] },
            state: stateAt(index),
            zone: seatZone({ cabin, characteristics: seat.characteristics }, ahead),
            selectedBy: null,
            refusals:
              cabin === 'BUSINESS'
                ? PASSENGERS.map(({ id }) => ({
                    code: 'OTHER_CABIN' as const,
                    passengerSegment: { id },
                  }))
                : [],
          };
        }),
      })),
    })),
    prices: SEAT_ZONES.flatMap((zone, at) =>
      PASSENGERS.map(({ id }) => {
        const list = { amount: at * 5000, currency: 'CNY' as const };
        return {
          zone,
          passengerSegment: { id },
          price: { discountCause: null, cardTier: null, list, total: list },
        };
      }),
    ),
  };
};
