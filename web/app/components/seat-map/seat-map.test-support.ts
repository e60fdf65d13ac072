import type { MapSeat } from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';

type Changes = Record<string, Partial<MapSeat>>;

const aSeat = (number: string, changed: Partial<MapSeat> = {}): MapSeat => ({
  seat: {
    number,
    letter: number.at(-1) ?? '',
    position: /[AFK]$/.test(number) ? 'WINDOW' : /[CD]$/.test(number) ? 'AISLE' : 'MIDDLE',
    characteristics: /[CD]$/.test(number) ? ['AISLE'] : [],
  },
  state: 'FREE',
  zone: 'STANDARD',
  selectedBy: null,
  refusals: [],
  ...changed,
});

const aPrice = (id: string, zone: 'STANDARD' | 'LEG_SPACE' | 'EXIT_ROW', amount: number) => ({
  zone,
  passengerSegment: { id },
  price: {
    discountCause: null,
    cardTier: null,
    list: { amount, currency: 'CNY' as const },
    total: { amount, currency: 'CNY' as const },
  },
});

export const ANNA = { id: 'anna', name: 'LIU/ANNA' };
export const BO = { id: 'bo', name: 'LIU/BO' };

/** Rows 11, 12, 14 and 15 of six seats each, for two passengers. */
export const aSeatMap = (changed: Changes = {}, passengers = [ANNA, BO]): SeatMapViewFragment => ({
  aircraft: null,
  passengerSegments: passengers,
  cabins: [
    {
      cabin: 'ECONOMY',
      columns: ['ABC', 'DEF'],
      rows: [11, 12, 14, 15].map((number) => ({
        number,
        exitRow: false,
        seats: [...'ABCDEF'].map((letter) =>
          aSeat(`${number}${letter}`, changed[`${number}${letter}`]),
        ),
      })),
    },
  ],
  prices: passengers.flatMap(({ id }) => [
    aPrice(id, 'STANDARD', 6000),
    aPrice(id, 'LEG_SPACE', 15_000),
    aPrice(id, 'EXIT_ROW', 20_000),
  ]),
});
