import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Table } from '#web/app/ui/table/table.tsx';
import type { FleetFiguresFragment } from './fleet-figures.gen.ts';
import styles from './fleet-table.module.css';
import { useFigures } from './use-figures.ts';

/** All figures of all types side by side. */
export function FleetTable({ fleet }: { fleet: readonly FleetFiguresFragment[] }) {
  const nameOf = useAircraftName();
  const figures = useFigures();
  return (
    <section aria-labelledby="compared">
      <h2 id="compared" className={styles.title}>
        <FormattedMessage id="aircraft.compared" />
      </h2>
      <Table caption={<FormattedMessage id="aircraft.comparedCaption" />} hideCaption>
        <thead>
          <tr>
            <td />
            {fleet.map(({ code }) => (
              <th key={code} scope="col" data-number="">
                {nameOf(code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ id, name, of }) => (
            <tr key={id}>
              <th scope="row" className={styles.figure}>
                <FormattedMessage id={name} />
              </th>
              {fleet.map((aircraft) => (
                <td key={aircraft.code} data-number="">
                  {of(aircraft)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
