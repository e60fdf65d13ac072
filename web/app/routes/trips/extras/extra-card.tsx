import { Box, Field, Span } from '@chakra-ui/react';
import { FormattedNumber, useIntl } from 'react-intl';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Select } from '#web/app/ui/input.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { isSoldHere, needsFlight } from './basket.ts';
import { ExtraDrawing } from './extra-drawing.tsx';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';
import { includedFor, priceFrom, type Traveller } from './passenger-extras.ts';
import { WhyNotSold } from './why-not-sold.tsx';

type ExtraCardProps = {
  extra: OfferedExtraFragment;
  /** The member's card; null of a guest, who has neither points nor a card. */
  tier: CardTier | null;
  /**
   * The passengers of an order on their flights, and those who are chosen; none where extras are
   * for no order.
   */
  travellers: readonly Traveller[];
  chosen: readonly Traveller[];
  /** How many passengers get it: each as many as are chosen. */
  receivers: number;
  /** How many are left on the chosen flights, where they are few. */
  left: number | null;
  /** How many can be chosen. */
  most: number;
  quantity: number;
  onQuantity: (quantity: number) => void;
};

/**
 * What can be bought: what it gives, what it costs, how long it is valid, and how many are chosen.
 */
export function ExtraCard(props: ExtraCardProps) {
  const { extra, tier, travellers, chosen, receivers, left, most, quantity, onQuantity } = props;
  const intl = useIntl();
  const { name, text, points, validDays, yearlyLimit } = extra;
  const meant = chosen.length > 0 ? chosen : travellers;
  const { price, isFrom } = priceFrom(extra, meant);
  const isIncluded = meant.length > 0 && meant.every((one) => includedFor(one, extra.id));
  const isSold = isSoldHere(tier, extra, travellers.length > 0) && !isIncluded;
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return (
    <Panel as="li">
      <Box display="flex" flexWrap="wrap" gap="4" justifyContent="space-between">
        <ExtraDrawing kind={extra.kind} />
        <Box flex="1 1 14rem" minWidth="0">
          <h3 className="text-h3">{name}</h3>
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
                {isFrom ? (
                  <FormattedMessage
                    id="trips-extras.from"
                    values={{ price: <Money key="price" value={price} /> }}
                  />
                ) : (
                  <Money value={price} />
                )}
              </Span>
            )}
            {points !== null && tier && !isFrom && !needsFlight(extra) && (
              <Muted as="span">
                <FormattedMessage
                  id="trips-extras.points"
                  values={{ points: <FormattedNumber value={points} /> }}
                />
              </Muted>
            )}
          </p>
          {left !== null && (isSold || left === 0) && (
            <Box as="p" color={left === 0 ? 'fg.muted' : 'fg.warning'} textStyle="small">
              <FormattedMessage id="trips-extras.left" values={{ left }} />
            </Box>
          )}
          {isSold && left !== 0 && (
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
          <WhyNotSold extra={extra} tier={tier} travellers={meant} />
        </Box>
      </Box>
    </Panel>
  );
}
