import { Box, chakra, Stack } from '@chakra-ui/react';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { TwoColumns } from '#web/app/page/two-columns.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { itemsIn, LATER, totalOf, wantedFirst } from './basket.ts';
import { CouponChoice } from './coupon-choice.tsx';
import { ExtraCard } from './extra-card.tsx';
import type { ExtrasQuery } from './extras.route.gen.ts';
import { ExtrasFor } from './extras-for.tsx';
import { ExtrasSum } from './extras-sum.tsx';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';
import { OrderTerms } from './order-terms.tsx';
import { pricesOf, soldTo, type Traveller } from './passenger-extras.ts';
import type { QuotedExtrasFragment } from './quoted-extras.gen.ts';
import { leftFor, mostForEach, withinLimits } from './stock-left.ts';
import { useChosenExtras } from './use-chosen-extras.ts';
import { useExtrasQuote } from './use-extras-quote.ts';
import { useOrderExtras } from './use-order-extras.ts';

type ExtrasShopProps = {
  offered: readonly OfferedExtraFragment[];
  /** The member's card; null of a guest. */
  tier: NonNullable<ExtrasQuery['viewer']['member']>['card']['tier'] | null;
  /** The kind that another page led to: it comes first, and one of it is chosen. */
  wanted: ExtraKind | null;
  /** The order for which extras are bought; null where they are for none. */
  orderId: string | null;
  /** Its passengers on the flights that they have still to take. */
  travellers: readonly Traveller[];
  /** Of which extras few or none are left on which of their flights. */
  scarce: Parameters<typeof leftFor>[0];
};

const chosenIn = (quote: QuotedExtrasFragment | null): string[] =>
  (quote?.coupons ?? []).flatMap(({ coupon, chosen }) => (chosen ? [coupon.id] : []));

/**
 * What can be bought, the coupons that pay for it, and the one button that orders what is chosen.
 */
export function ExtrasShop(props: ExtrasShopProps) {
  const { offered, tier, wanted, orderId, travellers, scarce } = props;
  const { order, ordering, refusal } = useOrderExtras();
  const { chosen, choose, forget } = useChosenExtras(props);
  const forOrder = travellers.length > 0;
  const receivers = travellers.filter(({ id }) => chosen.ticked.includes(id));
  const stock = leftFor(
    scarce,
    receivers.map(({ flight }) => flight.id),
  );
  const each = Math.max(1, receivers.length);
  const basket = withinLimits(chosen.basket, offered, each, stock);
  const ids = forOrder ? receivers.map(({ id }) => id) : LATER;
  const items = itemsIn(basket, ids, soldTo(travellers));
  const { quote, asking, renew } = useExtrasQuote(items, chosen.coupons, orderId);
  const refused = quote?.userErrors ?? [];
  const isQuoted = quote !== null && !asking && refused.length === 0;
  const total = isQuoted ? quote.total : totalOf(items, pricesOf(offered, travellers));
  const mayOrder = total !== null && !asking && refused.length === 0;
  const submit = async () => {
    if (!total || !mayOrder) return;
    const { amount, currency } = total;
    const accepted = { amount, currency };
    const made = await order({ items, accepted, extraCouponIds: chosenIn(quote) }, forget);
    // it may have been refused for a new price
    if (!made) await renew();
  };
  return (
    <section aria-labelledby="extras-to-buy">
      <chakra.h2 id="extras-to-buy" textStyle="h2" marginBottom="4">
        <FormattedMessage id="trips-extras.buy" />
      </chakra.h2>
      <TwoColumns
        aside={
          <Box position={{ lg: 'sticky' }} top="6">
            <Panel>
              <Stack gap="3">
                <CouponChoice
                  coupons={quote?.coupons ?? []}
                  chosen={chosen.coupons}
                  onChosen={(coupons) => choose({ coupons })}
                />
                {[...(refusal ? [refusal] : []), ...refused].map((one) => (
                  <Notice key={`${one.code} ${one.path.join(' ')}`} tone="danger" role="alert">
                    <RefusalText refusal={one} />
                  </Notice>
                ))}
                <ExtrasSum
                  total={total}
                  quote={quote}
                  forNobody={forOrder && receivers.length === 0}
                />
                <Button
                  size="lg"
                  wide
                  loading={ordering}
                  aria-disabled={mayOrder ? undefined : true}
                  onClick={() => void submit()}
                >
                  <FormattedMessage
                    id="trips-extras.order"
                    values={{ paid: quote?.amountDue.amount === 0 ? 'YES' : 'NO' }}
                  />
                </Button>
                <OrderTerms isGuest={tier === null} />
              </Stack>
            </Panel>
          </Box>
        }
      >
        <ExtrasFor
          travellers={travellers}
          chosen={chosen.ticked}
          onChosen={(ticked) => choose({ ticked })}
        />
        <List gap="4">
          {wantedFirst(wanted, offered).map((extra) => (
            <ExtraCard
              key={extra.id}
              extra={extra}
              tier={tier}
              travellers={travellers}
              chosen={receivers}
              quantity={basket[extra.id] ?? 0}
              receivers={each}
              left={stock[extra.id]?.left ?? null}
              most={mostForEach(extra, each, stock)}
              onQuantity={(quantity) => choose({ basket: { ...basket, [extra.id]: quantity } })}
            />
          ))}
        </List>
      </TwoColumns>
    </section>
  );
}
