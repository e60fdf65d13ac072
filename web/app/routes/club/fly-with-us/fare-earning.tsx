import { EARNING, FARE_EARNING } from '#schema/codes/club/earning.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Table } from '#web/app/ui/table/table.tsx';

/** What each fare brand earns. Texts: `club`, `fare-conditions`. */
export function FareEarning() {
  const brandName = useBrandName();
  return (
    <Table caption={<FormattedMessage id="club.fares" />}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="club.fare" />
          </th>
          <th scope="col" data-number="">
            <FormattedMessage id="club.points" />
          </th>
          <th scope="col" data-number="">
            <FormattedMessage id="club.statusPoints" />
          </th>
          <th scope="col" data-number="">
            <FormattedMessage id="club.segments" />
          </th>
        </tr>
      </thead>
      <tbody>
        {FARE_BRANDS.map((code) => (
          <tr key={code}>
            <th scope="row">{brandName({ code })}</th>
            <td data-number="">
              <FormattedMessage
                id="club.percent"
                values={{ percent: FARE_EARNING[code].pointsPercent }}
              />
            </td>
            <td data-number="">
              <FormattedMessage
                id="club.percent"
                values={{ percent: FARE_EARNING[code].statusPercent }}
              />
            </td>
            <td data-number="">{EARNING.segmentsPerFlight}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
