import { useIntl } from 'react-intl';
import { CABINS } from '#schema/codes/flights/cabins.ts';
import { aircraftPath } from '#web/app/components/aircraft-name/aircraft-path.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Table } from '#web/app/ui/table/table.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { OverviewAircraftFragment } from './overview-aircraft.gen.ts';

/** The types of the fleet with their seats; each leads to its page. */
export function FleetTable({
  aircraftTypes,
}: {
  aircraftTypes: readonly OverviewAircraftFragment[];
}) {
  const intl = useIntl();
  const localePath = useLocalePath();
  const cabins = CABINS.toReversed();
  return (
    <Table caption={intl.formatMessage({ id: 'information-overview.fleet' })}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="information-overview.type" />
          </th>
          {cabins.map((cabin) => (
            <th key={cabin} scope="col" data-number="">
              <FormattedMessage id="page.cabin" values={{ cabin }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aircraftTypes.map(({ code, name, cabins: seats }) => (
          <tr key={code}>
            <th scope="row">
              <TextLink to={localePath(aircraftPath(code))}>{name}</TextLink>
            </th>
            {cabins.map((cabin) => (
              <td key={cabin} data-number="">
                {intl.formatNumber(seats.find((one) => one.cabin === cabin)?.seats ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
