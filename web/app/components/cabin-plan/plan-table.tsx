import { FormattedNumber, useIntl } from 'react-intl';
import { useMeasures } from '#web/app/i18n/format/use-measures.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Table } from '#web/app/ui/table/table.tsx';
import type { CabinPlanFragment } from './cabin-plan.gen.ts';
import styles from './plan-table.module.css';
import { rowFacts } from './row-facts.ts';

const HEADS = ['rows', 'across', 'pitch', 'width', 'exitRows', 'bassinets', 'seats'] as const;

/**
 * The cabin plan in words and figures: what it shows, row by row of a table, for readers and screen
 * readers.
 */
export function PlanTable({ aircraft }: { aircraft: CabinPlanFragment }) {
  const intl = useIntl();
  const measures = useMeasures();
  const list = (items: readonly (string | number)[]) =>
    items.length === 0
      ? intl.formatMessage({ id: 'cabin-plan.none' })
      : intl.formatList(items.map(String), { type: 'conjunction', style: 'narrow' });
  return (
    <Table caption={<FormattedMessage id="cabin-plan.table" />}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="cabin-plan.cabin" />
          </th>
          {HEADS.map((head) => (
            <th key={head} scope="col" {...(head === 'seats' && { 'data-number': '' })}>
              <FormattedMessage id={`cabin-plan.${head}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aircraft.seatPlan.cabins.map((planned) => {
          const fitted = aircraft.cabins.find(({ cabin }) => cabin === planned.cabin);
          const { first, last, skipped, exitRows, bassinets } = rowFacts(planned);
          return (
            <tr key={planned.cabin} className={styles.cabin}>
              <th scope="row">
                <FormattedMessage id="cabin-plan.cabinName" values={{ cabin: planned.cabin }} />
              </th>
              <td>
                <FormattedMessage
                  id="cabin-plan.rowRange"
                  values={{ first, last, skipped: skipped.length, list: list(skipped) }}
                />
              </td>
              <td>{planned.columns.map(({ length }) => length).join('–')}</td>
              <td>{fitted && measures.inches(fitted.pitchInches)}</td>
              <td>{fitted && measures.centimetres(fitted.seatWidthMm)}</td>
              <td>{list(exitRows)}</td>
              <td>{list(bassinets)}</td>
              <td data-number="">{fitted && <FormattedNumber value={fitted.seats} />}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={HEADS.length}>
            <FormattedMessage id="cabin-plan.total" />
          </th>
          <td data-number="">
            <FormattedNumber value={aircraft.cabins.reduce((sum, { seats }) => sum + seats, 0)} />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
