import { Box, Field, Span } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Select } from '#web/app/ui/input.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';

type ExtraCardProps = {
  extra: OfferedExtraFragment;
  /** Whether the member's card, or a guest, may order it. */
  offered: boolean;
  /** A guest has neither points nor a card. */
  isGuest: boolean;
  /** How many passengers get it: each as many as are chosen. */
  receivers: number;
  /** How many are left on the chosen flights, where they are few. */
  left: number | null;
  /** How many can be chosen. */
  most: number;
  quantity: number;
  onQuantity: (quantity: number) => void;
};

/** What can be bought: what it gives, what it costs, how long it is valid, and how many are chosen. */
export function ExtraCard(props: ExtraCardProps) {
  const { extra, offered, isGuest, receivers, left, most, quantity, onQuantity } = props;
  const intl = useIntl();
  const { name, text, price, points, validDays, yearlyLimit } = extra;
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return (
    <Panel as="li">
      <Box display="flex" flexWrap="wrap" gap="4" justifyContent="space-between">
        <Box flex="1 1 16rem" minWidth="0">
          <Box as="h3" textStyle="h3">
            {name}
          </Box>
          <Box as="p" marginTop="1">
            {text}
          </Box>
          <Box as="p" marginTop="1" color="fg.muted" textStyle="small">
            <FormattedMessage
              id="trips-extras.terms"
              values={{ days: validDays, limit: yearlyLimit ?? 0 }}
            />
          </Box>
        </Box>
        <Box flex="0 1 9rem" display="grid" gap="3" alignContent="start">
          <p>
            {price && (
              <Span display="block" fontWeight="semibold">
                <Money value={price} />
              </Span>
            )}
            {points !== null && !isGuest && (
              <Span color="fg.muted" textStyle="small">
                <FormattedMessage
                  id="trips-extras.points"
                  values={{ points: <FormattedNumber value={points} /> }}
                />
              </Span>
            )}
          </p>
          {left !== null && (offered || left === 0) && (
            <Box as="p" color={left === 0 ? 'fg.muted' : 'fg.warning'} textStyle="small">
              <FormattedMessage id="trips-extras.left" values={{ left }} />
            </Box>
          )}
          {offered && left !== 0 && (
            <Field.Root>
              <Field.Label>
                <FormattedMessage id="trips-extras.quantity" values={{ receivers }} />
              </Field.Label>
              <Select
                value={quantity}
                aria-label={intl.formatMessage({ id: 'trips-extras.quantityOf' }, { name })}
                onChange={({ target }) => onQuantity(Number(target.value))}
              >
                {counts.map((count) => (
                  <option key={count} value={count}>
                    {intl.formatNumber(count)}
                  </option>
                ))}
              </Select>
            </Field.Root>
          )}
          {!offered && (
            <Box as="p" color="fg.muted" textStyle="small">
              <FormattedMessage
                id={isGuest ? 'trips-extras.guest.otherCard' : 'trips-extras.otherCard'}
              />
            </Box>
          )}
        </Box>
      </Box>
    </Panel>
  );
}
