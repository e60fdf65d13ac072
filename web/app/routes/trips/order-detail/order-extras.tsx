import { chakra, Span } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { extrasPathForOrder } from '#web/app/components/buy-extra/extras-path.ts';
import { mayHaveExtras } from '#web/app/components/buy-extra/may-have-extras.ts';
import { extrasOrderPath } from '#web/app/components/extras-order/extras-order-paths.ts';
import { ExtrasOrderState } from '#web/app/components/extras-order/extras-order-state.tsx';
import { NotNow } from '#web/app/components/not-now/not-now.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { OrderExtrasFragment } from './order-extras.gen.ts';

/**
 * Extras that were bought for the passengers of an order, and the way to buy some. Texts:
 * `extras-order`.
 */
export function OrderExtras({ order }: { order: OrderExtrasFragment }) {
  const { personName } = useFormat();
  const intl = useIntl();
  const to = useLocalePath();
  const { id, extrasOrders } = order;
  const mayBuy = mayHaveExtras(order);
  if (extrasOrders === null) return <NotNow what="EXTRAS" />;
  if (!mayBuy && extrasOrders.length === 0) return null;
  // on paper the way to buy some is left out, and the panel with it
  return (
    <Panel
      as="section"
      aria-labelledby="extras"
      data-screen-only={extrasOrders.length === 0 ? '' : undefined}
    >
      <PartHeading id="extras">
        <FormattedMessage id="trips-order-detail.extras" />
      </PartHeading>
      {extrasOrders.length > 0 && (
        <chakra.ul display="grid" gap="3" marginBottom="4" listStyleType="none">
          {extrasOrders.map((one) => (
            <li key={one.id}>
              <Span display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
                <TextLink to={to(extrasOrderPath(one.id))} translate="no">
                  {one.orderNumber}
                </TextLink>
                <ExtrasOrderState state={one.state} />
              </Span>
              {one.items.map(({ quantity, extra, passengerSegment }) => (
                <Span key={`${extra.id} ${passengerSegment?.id}`} display="block" textStyle="small">
                  {intl.formatMessage({ id: 'extras-order.item' }, { quantity, name: extra.name })}
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
