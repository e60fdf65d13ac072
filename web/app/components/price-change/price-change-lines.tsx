import { useIntl } from 'react-intl';
import { useTaxName } from '#web/app/components/price-summary/use-tax-name.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Table } from '#web/app/ui/table/table.tsx';
import type { PriceChangeFragment } from './price-change.gen.ts';

type Line = PriceChangeFragment['lines'][number];

/** The lines of a price that differ, each for one passenger of its type. */
export function PriceChangeLines({ lines }: Pick<PriceChangeFragment, 'lines'>) {
  const intl = useIntl();
  const taxName = useTaxName();
  const name = ({ kind, taxCode }: Line) => {
    if (kind === 'TAX') return taxName(taxCode ?? '');
    return intl.formatMessage({ id: kind === 'FARE' ? 'price-change.fare' : 'price-change.fee' });
  };
  return (
    <Table caption={<FormattedMessage id="price-change.lines" />}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="price-change.line" />
          </th>
          <th scope="col" data-number>
            <FormattedMessage id="price-change.old" />
          </th>
          <th scope="col" data-number>
            <FormattedMessage id="price-change.new" />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.passengerType}${line.kind}${line.taxCode}`}>
            <th scope="row">
              <FormattedMessage
                id="price-change.typed"
                values={{ line: name(line), type: line.passengerType }}
              />
            </th>
            <td data-number>
              <Money value={line.old} />
            </td>
            <td data-number>
              <Money value={line.new} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
