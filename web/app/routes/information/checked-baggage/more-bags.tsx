import { FormattedMessage, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Table } from '#web/app/ui/plain/table.tsx';
import { TextAnchor } from '#web/app/ui/plain/text-link.tsx';
import type { AllowanceAnswerFragment } from './allowance-answer.gen.ts';
import styles from './allowance-answer.module.css';

type Prices = NonNullable<AllowanceAnswerFragment['prices']>;
type Zone = NonNullable<AllowanceAnswerFragment['zone']>;

/** What bags beyond the allowance cost on this way. */
export function MoreBags({ prices, zone }: { prices: Prices; zone: Zone }) {
  const intl = useIntl();
  const { extraKilograms, mostKilograms, mostLinearCentimetres } = prices;
  const rows = [
    ['information-checked-baggage.firstExtra', { kilograms: extraKilograms }, prices.firstExtra],
    [
      'information-checked-baggage.furtherExtra',
      { kilograms: extraKilograms },
      prices.furtherExtra,
    ],
    ['information-checked-baggage.overweight', { kilograms: mostKilograms }, prices.overweight],
    [
      'information-checked-baggage.oversize',
      { centimetres: mostLinearCentimetres },
      prices.oversize,
    ],
  ] as const;
  return (
    <div className={styles.more}>
      <Table caption={intl.formatMessage({ id: 'information-checked-baggage.more' }, { zone })}>
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
          id="information-checked-baggage.ahead"
          values={{
            percent: prices.aheadDiscountPercent,
            hours: prices.aheadHours,
            phone: (
              <TextAnchor key="phone" href={`tel:${BRAND.phone.e164}`}>
                {BRAND.phone.display}
              </TextAnchor>
            ),
          }}
        />
      </p>
    </div>
  );
}
