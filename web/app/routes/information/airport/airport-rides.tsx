import { useIntl } from 'react-intl';
import { Duration, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { Table } from '#web/app/ui/table/table.tsx';
import type { AirportRidesFragment } from './airport-rides.gen.ts';
import styles from './airport-rides.module.css';

type Kind = AirportRidesFragment['transport'][number]['kind'];

const KINDS: Readonly<Record<Kind, MessageId>> = {
  MAGLEV: 'information-airport.maglev',
  METRO: 'information-airport.metro',
  RAIL: 'information-airport.rail',
  BUS: 'information-airport.bus',
  TAXI: 'information-airport.taxi',
};

/** The ways into the city, with their times and prices. */
export function AirportRides({ city, rides }: { city: string; rides: AirportRidesFragment }) {
  const intl = useIntl();
  return (
    <Table caption={<FormattedMessage id="information-airport.rides" values={{ city }} />}>
      <thead>
        <tr>
          {(['information-airport.ride', 'information-airport.stop'] as const).map((id) => (
            <th key={id} scope="col">
              <FormattedMessage id={id} />
            </th>
          ))}
          {(['information-airport.time', 'information-airport.price'] as const).map((id) => (
            <th key={id} scope="col" data-number="">
              <FormattedMessage id={id} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rides.transport.map(({ kind, name, to, minutes, price }) => (
          <tr key={`${kind} ${name} ${to}`}>
            <th scope="row">
              {name ?? intl.formatMessage({ id: KINDS[kind] })}
              {name && (
                <span className={styles.kind}>
                  <FormattedMessage id={KINDS[kind]} />
                </span>
              )}
            </th>
            <td>{to ?? intl.formatMessage({ id: 'information-airport.cityCentre' })}</td>
            <td data-number="">
              <Duration minutes={minutes} />
            </td>
            <td data-number="">
              {kind === 'TAXI' ? (
                <FormattedMessage
                  id="information-airport.about"
                  values={{ price: <Money value={price} /> }}
                />
              ) : (
                <Money value={price} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
