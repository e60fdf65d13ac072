import type { AircraftCode } from '#gateway/ports/timetable/aircraft.ts';
import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';

/** The kinds of irregularity. */
export const IRREGULARITY_KINDS = [
  'DELAY',
  'GATE_CHANGE',
  'CANCELLATION',
  'DIVERSION',
  'RETIMING',
  'REROUTING',
  'AIRCRAFT_CHANGE',
] as const;
export type IrregularityKind = (typeof IRREGULARITY_KINDS)[number];

/** A deviation from the plan; not visible before `announcedAt`. */
export type Irregularity = { readonly announcedAt: Date } & (
  | {
      readonly kind: 'DELAY';
      /**
       * Minutes after schedule: of the departure, or of the arrival where the flight has left
       * already.
       */
      readonly minutes: number;
      readonly reason: DelayReason | null;
    }
  | { readonly kind: 'GATE_CHANGE'; readonly gate: string }
  | { readonly kind: 'CANCELLATION'; readonly reason: DelayReason | null }
  | {
      readonly kind: 'DIVERSION';
      /** IATA code of the airport where it lands instead. */
      readonly airport: string;
      readonly reason: DelayReason | null;
    }
  | {
      readonly kind: 'RETIMING';
      /** Minutes by which departure and arrival are planned later, or earlier where below zero. */
      readonly minutes: number;
      readonly reason: DelayReason | null;
    }
  | {
      readonly kind: 'REROUTING';
      /**
       * IATA code of the other airport of the city of departure, or else of the city of arrival.
       */
      readonly airport: string;
      readonly reason: DelayReason | null;
    }
  | {
      readonly kind: 'AIRCRAFT_CHANGE';
      readonly aircraft: AircraftCode;
      readonly reason: DelayReason | null;
    }
);
export type IrregularityOf<Kind extends IrregularityKind> = Extract<Irregularity, { kind: Kind }>;

/** The irregularity of one kind among those of a flight. */
export const ofKind = <Kind extends IrregularityKind>(
  all: readonly Irregularity[],
  kind: Kind,
): IrregularityOf<Kind> | undefined =>
  all.find((one): one is IrregularityOf<Kind> => one.kind === kind);
