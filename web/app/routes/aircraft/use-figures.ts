import { useIntl } from 'react-intl';
import { useMeasures } from '#web/app/i18n/format/use-measures.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import type { AircraftFiguresFragment } from './aircraft-figures.gen.ts';

/** A figure of aircraft: its name, and how it is said of a type. */
export type Figure = {
  readonly id: string;
  readonly name: MessageId;
  readonly of: (aircraft: AircraftFiguresFragment) => string;
};

/** The figures of the types as texts, in the order in which pages show them. */
export function useFigures(): readonly Figure[] {
  const intl = useIntl();
  const measures = useMeasures();
  const seatsIn = ({ cabins }: AircraftFiguresFragment, cabin: 'BUSINESS' | 'ECONOMY') =>
    intl.formatNumber(cabins.find((one) => one.cabin === cabin)?.seats ?? 0);
  return [
    {
      id: 'fleet',
      name: 'aircraft.inFleet',
      of: ({ fleetSize }) => intl.formatNumber(fleetSize),
    },
    {
      id: 'business',
      name: 'aircraft.seatsBusiness',
      of: (aircraft) => seatsIn(aircraft, 'BUSINESS'),
    },
    {
      id: 'economy',
      name: 'aircraft.seatsEconomy',
      of: (aircraft) => seatsIn(aircraft, 'ECONOMY'),
    },
    {
      id: 'length',
      name: 'aircraft.length',
      of: ({ dimensions }) => measures.metres(dimensions.lengthMm),
    },
    {
      id: 'wingspan',
      name: 'aircraft.wingspan',
      of: ({ dimensions }) => measures.metres(dimensions.wingspanMm),
    },
    {
      id: 'height',
      name: 'aircraft.height',
      of: ({ dimensions }) => measures.metres(dimensions.heightMm),
    },
    {
      id: 'cabinWidth',
      name: 'aircraft.cabinWidth',
      of: ({ dimensions }) => measures.metres(dimensions.cabinWidthMm),
    },
    {
      id: 'speed',
      name: 'aircraft.speed',
      of: ({ cruiseKmh }) => measures.kilometresAnHour(cruiseKmh),
    },
    {
      id: 'range',
      name: 'aircraft.range',
      of: ({ rangeKm }) => measures.kilometres(rangeKm),
    },
    {
      id: 'mass',
      name: 'aircraft.mass',
      of: ({ maximumTakeOffKg }) => measures.kilograms(maximumTakeOffKg),
    },
    {
      id: 'engines',
      name: 'aircraft.engines',
      of: ({ engines: { count, name } }) =>
        intl.formatMessage({ id: 'aircraft.engineCount' }, { count, name }),
    },
    {
      id: 'wifi',
      name: 'aircraft.wifi',
      of: ({ wifi }) =>
        intl.formatMessage({ id: 'aircraft.available' }, { available: String(wifi) }),
    },
  ];
}
