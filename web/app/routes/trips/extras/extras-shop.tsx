import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { type Basket, itemsIn, totalOf } from './basket.ts';
import { ExtraCard } from './extra-card.tsx';
import type { ExtrasQuery } from './extras.route.gen.ts';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';
import { useOrderExtras } from './use-order-extras.ts';

type ExtrasShopProps = {
  offered: readonly OfferedExtraFragment[];
  tier: NonNullable<ExtrasQuery['viewer']['member']>['card']['tier'];
};

/** What can be bought, and the one button that orders what is chosen. */
export function ExtrasShop({ offered, tier }: ExtrasShopProps) {
  const [basket, setBasket] = useState<Basket>({});
  const { order, ordering, refusal } = useOrderExtras();
  const total = totalOf(basket, offered);
  return (
    <section aria-labelledby="extras-to-buy">
      <chakra.h2 id="extras-to-buy" textStyle="h2" marginBottom="4">
        <FormattedMessage id="trips-extras.buy" />
      </chakra.h2>
      <chakra.ul display="grid" gap="4">
        {offered.map((extra) => (
          <ExtraCard
            key={extra.id}
            extra={extra}
            offered={extra.tiers.length === 0 || extra.tiers.includes(tier)}
            quantity={basket[extra.id] ?? 0}
            onQuantity={(quantity) => setBasket({ ...basket, [extra.id]: quantity })}
          />
        ))}
      </chakra.ul>
      <Box marginTop="6" display="grid" gap="3" justifyItems="start">
        {refusal && (
          <Notice tone="danger" role="alert">
            <RefusalText refusal={refusal} />
          </Notice>
        )}
        <p role="status">
          {total ? (
            <FormattedMessage
              id="trips-extras.total"
              values={{
                total: (
                  <strong>
                    <Money value={total} />
                  </strong>
                ),
              }}
            />
          ) : (
            <FormattedMessage id="trips-extras.nothing" />
          )}
        </p>
        <Button
          size="lg"
          loading={ordering}
          aria-disabled={total ? undefined : true}
          onClick={() => {
            if (total) void order({ items: itemsIn(basket), acceptedTotal: total });
          }}
        >
          <FormattedMessage id="trips-extras.order" />
        </Button>
        <Box as="p" color="fg.muted" textStyle="small">
          <FormattedMessage
            id="trips-extras.order.text"
            values={{ minutes: LIMITS.paymentWindowMinutes }}
          />
        </Box>
      </Box>
    </section>
  );
}
