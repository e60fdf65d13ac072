import { useIntl } from 'react-intl';
import { useFormat } from '../../../i18n/format/use-format.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import type { CountryAirports } from '../airports-by-country.ts';
import type { OverviewAirportFragment } from './overview-airport.gen.ts';

interface PlaceListProps {
  countries: readonly CountryAirports<OverviewAirportFragment>[];
}

/** The cities by country and region. */
export function PlaceList({ countries }: PlaceListProps) {
  const intl = useIntl();
  const { region } = useFormat();
  return (
    <DescriptionList
      items={countries.map(({ country, airports }) => ({
        id: country,
        term: region(country),
        value: [...new Set(airports.map(({ city }) => city))].join(
          intl.formatMessage({ id: 'overview.comma' }),
        ),
      }))}
    />
  );
}
