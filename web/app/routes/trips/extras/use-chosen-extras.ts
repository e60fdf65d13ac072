import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import { forgetKept, useSessionState } from '#web/app/session/session-storage.ts';
import { type Basket, isSoldHere, oneOf } from './basket.ts';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';
import { type Traveller, whyNone } from './passenger-extras.ts';

/** What is chosen on the page of extras: how many of each, for whom, and the coupons that pay. */
export type ChosenExtras = {
  readonly basket: Basket;
  readonly ticked: readonly string[];
  readonly coupons: readonly string[];
};

type Page = {
  readonly offered: readonly OfferedExtraFragment[];
  readonly tier: CardTier | null;
  readonly wanted: ExtraKind | null;
  readonly travellers: readonly Pick<Traveller, 'id' | 'capabilities'>[];
  readonly orderId: string | null;
};

/** Begins with one of the wanted extra, for no passenger: who gets it is chosen. */
const firstChoice = ({ offered, tier, wanted, travellers }: Page): ChosenExtras => ({
  basket: oneOf(wanted, offered, tier, travellers.length > 0),
  ticked: [],
  coupons: [],
});

/**
 * What is chosen, stored in this tab: a reload and another language lose nothing. What can no
 * longer be ordered is left out.
 */
export function useChosenExtras(page: Page) {
  const { offered, tier, wanted, travellers, orderId } = page;
  const key = `extras:${orderId ?? ''}:${wanted ?? ''}`;
  const [stored, setStored] = useSessionState<ChosenExtras>(key, firstChoice(page));
  const basket = Object.fromEntries(
    Object.entries(stored.basket).filter(([id]) =>
      offered.some((extra) => extra.id === id && isSoldHere(tier, extra, travellers.length > 0)),
    ),
  );
  const ticked = stored.ticked.filter((id) =>
    travellers.some((one) => one.id === id && !whyNone(one)),
  );
  const chosen: ChosenExtras = { ...stored, basket, ticked };
  return {
    chosen,
    choose: (change: Partial<ChosenExtras>) => setStored({ ...chosen, ...change }),
    forget: () => forgetKept(key),
  };
}
