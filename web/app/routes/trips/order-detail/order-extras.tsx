import { chakra, Span } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { benefitOrderPath } from '#web/app/components/benefit-order/benefit-order-paths.ts';
import { BenefitOrderState } from '#web/app/components/benefit-order/benefit-order-state.tsx';
import { extrasPathForOrder } from '#web/app/components/buy-extra/extras-path.ts';
import { mayHaveExtras } from '#web/app/components/buy-extra/may-have-extras.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { OrderExtrasFragment } from './order-extras.gen.ts';

/**
 * Extras that were bought for the passengers of an order, and the way to buy some. Texts:
 * `benefit-order`.
 */
export function OrderExtras({ order }: { order: OrderExtrasFragment }) {
  const { personName } = useFormat();
  const intl = useIntl();
  const to = useLocalePath();
  const { id, benefitOrders } = order;
  const mayBuy = mayHaveExtras(order);
  if (!mayBuy && benefitOrders.length === 0) return null;
  // on paper the way to buy some is left out, and the panel with it
  return (
    <Panel
      as="section"
      aria-labelledby="extras"
      data-screen-only={benefitOrders.length === 0 ? '' : undefined}
    >
      <PartHeading id="extras">
        <FormattedMessage id="trips-order-detail.extras" />
      </PartHeading>
      {benefitOrders.length > 0 && (
        <chakra.ul display="grid" gap="3" marginBottom="4" listStyleType="none">
          {benefitOrders.map((one) => (
            <li key={one.id}>
              <Span display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
                <TextLink to={to(benefitOrderPath(one.id))} translate="no">
                  {one.orderNumber}
                </TextLink>
                <BenefitOrderState state={one.state} />
              </Span>
              {one.items.map(({ quantity, benefit, passengerSegment }) => (
                <Span
                  key={`${benefit.id} ${passengerSegment?.id}`}
                  display="block"
                  textStyle="small"
                >
                  {intl.formatMessage(
                    { id: 'benefit-order.item' },
                    { quantity, name: benefit.name },
                  )}
                  {passengerSegment && (
                    <span translate="no">
                      {` · ${personName(passengerSegment.name)} · ${passengerSegment.flight.flightNumber}`}
                    </span>
                  )}
                </Span>
              ))}
            </li>
          ))}
        </chakra.ul>
      )}
      {mayBuy && (
        <LinkButton variant="secondary" to={to(extrasPathForOrder(id))}>
          <FormattedMessage id="trips-order-detail.extras.buy" />
        </LinkButton>
      )}
    </Panel>
  );
}
