import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { CouponList } from '#web/app/components/extras-order/coupon-list.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { ExtrasStandingFragment } from './extras-status.gen.ts';
import { PaidByCoupons } from './paid-by-coupons.tsx';

const LINE = { display: 'flex', gap: '4', justifyContent: 'space-between' } as const;

/** What was ordered, a line each, and what it costs; once paid, the coupons of it. */
export function ExtrasItems({ order }: { order: ExtrasStandingFragment }) {
  const { personName } = useFormat();
  const { items, total } = order;
  const coupons = items.flatMap((item) => item.coupons);
  return (
    <>
      {coupons.length > 0 && (
        <Panel as="section" aria-labelledby="coupons">
          <PartHeading id="coupons">
            <FormattedMessage id="trips-extras-order.coupons" />
          </PartHeading>
          <CouponList coupons={coupons} />
        </Panel>
      )}
      <Panel as="section" aria-labelledby="items">
        <PartHeading id="items">
          <FormattedMessage id="trips-extras-order.items" />
        </PartHeading>
        <List gap="4">
          {items.map(({ extra, quantity, price, passengerSegment }) => (
            <Box as="li" key={`${extra.id} ${passengerSegment?.id}`} {...LINE}>
              <Box minWidth="0">
                <Span fontWeight="semibold">
                  <FormattedMessage
                    id="extras-order.item"
                    values={{ quantity, name: extra.name }}
                  />
                </Span>
                {passengerSegment && (
                  <Span display="block" textStyle="small" translate="no">
                    {`${personName(passengerSegment.name)} · ${passengerSegment.flight.flightNumber}`}
                  </Span>
                )}
                <Muted as="span" block>
                  {extra.text}
                </Muted>
              </Box>
              <Span whiteSpace="nowrap">
                <Money value={{ ...price, amount: price.amount * quantity }} />
              </Span>
            </Box>
          ))}
        </List>
        <Box
          {...LINE}
          marginTop="4"
          paddingTop="4"
          borderTopWidth="1px"
          borderColor="border"
          fontWeight="semibold"
        >
          <FormattedMessage id="trips-extras-order.total" />
          <Money value={total} />
        </Box>
        <PaidByCoupons order={order} />
      </Panel>
    </>
  );
}
