import { Stack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { extrasPathFor } from '#web/app/components/buy-extra/extras-path.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Table } from '#web/app/ui/table/table.tsx';
import { TextAnchor } from '#web/app/ui/text-link.tsx';
import type { AllowanceAnswerFragment } from './allowance-answer.gen.ts';

type Prices = NonNullable<AllowanceAnswerFragment['prices']>;
type Zone = NonNullable<AllowanceAnswerFragment['zone']>;

/** What bags beyond the allowance cost on this way, and where they are bought online. */
export function MoreBags({ prices, zone }: { prices: Prices; zone: Zone }) {
  const intl = useIntl();
  const to = useLocalePath();
  const { extraKilograms, mostKilograms, mostLinearCentimetres } = prices;
  const rows = [
    ['information-checked-baggage.extra', { kilograms: extraKilograms }, prices.extra],
    ['information-checked-baggage.overweight', { kilograms: mostKilograms }, prices.overweight],
    [
      'information-checked-baggage.oversize',
      { centimetres: mostLinearCentimetres },
      prices.oversize,
    ],
  ] as const;
  return (
    <Stack gap="3" minWidth="0">
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
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage
          id="information-checked-baggage.onePrice"
          values={{
            phone: (
              <TextAnchor key="phone" href={`tel:${BRAND.phone.e164}`}>
                {BRAND.phone.display}
              </TextAnchor>
            ),
          }}
        />
      </Text>
      <p>
        <LinkButton variant="secondary" to={to(extrasPathFor('EXTRA_BAG'))}>
          <FormattedMessage id="information-checked-baggage.buy" />
        </LinkButton>
      </p>
    </Stack>
  );
}
