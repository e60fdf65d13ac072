import { useIntl } from 'react-intl';
import { useMeasures } from '../../i18n/format/use-measures.ts';
import type { MessageId } from '../../i18n/message-ids.gen.ts';
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
      name: 'aircraft-introduction.inFleet',
      of: ({ fleetSize }) => intl.formatNumber(fleetSize),
    },
    {
      id: 'business',
      name: 'aircraft-introduction.seatsBusiness',
      of: (aircraft) => seatsIn(aircraft, 'BUSINESS'),
    },
    {
      id: 'economy',
      name: 'aircraft-introduction.seatsEconomy',
      of: (aircraft) => seatsIn(aircraft, 'ECONOMY'),
    },
    {
      id: 'length',
      name: 'aircraft-introduction.length',
      of: ({ dimensions }) => measures.metres(dimensions.lengthMm),
    },
    {
      id: 'wingspan',
      name: 'aircraft-introduction.wingspan',
      of: ({ dimensions }) => measures.metres(dimensions.wingspanMm),
    },
    {
      id: 'height',
      name: 'aircraft-introduction.height',
      of: ({ dimensions }) => measures.metres(dimensions.heightMm),
    },
    {
      id: 'cabinWidth',
      name: 'aircraft-introduction.cabinWidth',
      of: ({ dimensions }) => measures.metres(dimensions.cabinWidthMm),
    },
    {
      id: 'speed',
      name: 'aircraft-introduction.speed',
      of: ({ cruiseKmh }) => measures.kilometresAnHour(cruiseKmh),
    },
    {
      id: 'range',
      name: 'aircraft-introduction.range',
      of: ({ rangeKm }) => measures.kilometres(rangeKm),
    },
    {
      id: 'mass',
      name: 'aircraft-introduction.mass',
      of: ({ maximumTakeOffKg }) => measures.kilograms(maximumTakeOffKg),
    },
    {
      id: 'engines',
      name: 'aircraft-introduction.engines',
      of: ({ engines: { count, name } }) =>
        intl.formatMessage({ id: 'aircraft-introduction.engineCount' }, { count, name }),
    },
    {
      id: 'wifi',
      name: 'aircraft-introduction.wifi',
      of: ({ wifi }) =>
        intl.formatMessage({ id: 'aircraft-introduction.available' }, { available: String(wifi) }),
    },
  ];
}
