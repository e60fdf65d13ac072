import { useIntl } from 'react-intl';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import type { CountryAirports } from '#web/app/routes/information/airports-by-country.ts';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
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
          intl.formatMessage({ id: 'information-overview.comma' }),
        ),
      }))}
    />
  );
}
