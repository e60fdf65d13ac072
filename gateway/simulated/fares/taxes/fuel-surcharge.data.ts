import type { FlightKind } from '#gateway/ports/timetable/timetable.port.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';

/** The code of the airline's own surcharge. */
export const FUEL_SURCHARGE_CODE = 'YQ';

type Row = {
  readonly kind: FlightKind;
  readonly upToKm: number;
  /** Minor units of the filing currency, for one flight. */
  readonly amounts: Readonly<Record<PassengerType, number>>;
};

/** The surcharge of a flight is that of the first row it fits. */
export const FUEL_SURCHARGES: readonly Row[] = [
  { kind: 'DOMESTIC', upToKm: 800, amounts: { ADT: 2000, CHD: 1000, INF: 0 } },
  {
    kind: 'DOMESTIC',
    upToKm: Number.POSITIVE_INFINITY,
    amounts: { ADT: 4000, CHD: 2000, INF: 0 },
  },
  { kind: 'REGIONAL', upToKm: 2000, amounts: { ADT: 16000, CHD: 16000, INF: 0 } },
  { kind: 'REGIONAL', upToKm: 3500, amounts: { ADT: 24000, CHD: 24000, INF: 0 } },
  {
    kind: 'REGIONAL',
    upToKm: Number.POSITIVE_INFINITY,
    amounts: { ADT: 32000, CHD: 32000, INF: 0 },
  },
  {
    kind: 'LONG_HAUL',
    upToKm: Number.POSITIVE_INFINITY,
    amounts: { ADT: 78000, CHD: 78000, INF: 0 },
  },
];
