import { FormattedMessage, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/brand.ts';
import { Money } from '../../../i18n/format/formatted.tsx';
import { Table } from '../../../ui/table.tsx';
import textLink from '../../../ui/text-link.module.css';
import type { AllowanceAnswerFragment } from './allowance-answer.gen.ts';
import styles from './allowance-answer.module.css';

type Prices = NonNullable<AllowanceAnswerFragment['prices']>;
type Zone = NonNullable<AllowanceAnswerFragment['zone']>;

/** What bags beyond the allowance cost on this way. */
export function MoreBags({ prices, zone }: { prices: Prices; zone: Zone }) {
  const intl = useIntl();
  const { extraKilograms, mostKilograms, mostLinearCentimetres } = prices;
  const rows = [
    ['checked-baggage.firstExtra', { kilograms: extraKilograms }, prices.firstExtra],
    ['checked-baggage.furtherExtra', { kilograms: extraKilograms }, prices.furtherExtra],
    ['checked-baggage.overweight', { kilograms: mostKilograms }, prices.overweight],
    ['checked-baggage.oversize', { centimetres: mostLinearCentimetres }, prices.oversize],
  ] as const;
  return (
    <div className={styles.more}>
      <Table caption={intl.formatMessage({ id: 'checked-baggage.more' }, { zone })}>
        <tbody>
          {rows.map(
            ([id, values, price]) =>
              price && (
                <tr key={id}>
                  <th scope="row">
                    <FormattedMessage id={id} values={values} />
                  </th>
                  <td data-number="">
                    <Money value={price} />
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </Table>
      <p className={styles.ahead}>
        <FormattedMessage
          id="checked-baggage.ahead"
          values={{
            percent: prices.aheadDiscountPercent,
            hours: prices.aheadHours,
            phone: (
              <a key="phone" className={textLink.link} href={`tel:${BRAND.phone.e164}`}>
                {BRAND.phone.display}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
