import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { faultOf } from '#web/app/apollo/fault.ts';
import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { withPick } from '#web/app/routes/booking/search/address/picks.ts';
import { useQuery } from '#web/app/routes/booking/search/address/use-query.ts';
import type { ChosenBound } from '#web/app/routes/booking/search/chosen/choose-bounds.ts';
import { type CreateOfferMutation, useCreateOfferMutation } from './create-offer.mutation.gen.ts';

type OfferAnswer = CreateOfferMutation['createOffer'];

/** Why there is no offer; `index` names the bound it is about. */
export type Refusal = { readonly code: string; readonly index: number | null };

const refusalOf = ({ userErrors: [error] }: OfferAnswer): Refusal => {
  const index = error?.path[0] === 'fareIds' ? Number(error.path[1]) : Number.NaN;
  return { code: error?.code ?? 'INTERNAL', index: Number.isInteger(index) ? index : null };
};

/** Makes an offer of what was chosen and continues to the passengers; stops where the price changed or a seat is sold. */
export function useOffer(chosen: readonly ChosenBound[], query: FlightQuery) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { params, go } = useQuery();
  const [createOffer, { client }] = useCreateOfferMutation();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [moved, setMoved] = useState<{ offerId: string; change: PriceChangeFragment } | null>(null);

  const forgetPrices = () => client.cache.evict({ fieldName: 'flightSearch' });
  const goOn = (offerId: string) =>
    navigate(to(`/flightInquiry/passengersService?${new URLSearchParams({ offer: offerId })}`));

  const take = async (answer: OfferAnswer) => {
    const { offer, priceChange } = answer;
    if (offer && priceChange) return setMoved({ offerId: offer.id, change: priceChange });
    if (offer) return goOn(offer.id);
    setRefusal(refusalOf(answer));
    forgetPrices();
    await revalidate();
  };
  const ask = async () => {
    setAsking(true);
    setRefusal(null);
    const { tripType, party } = query;
    const input = { tripType, party, fareIds: chosen.map(({ fareId }) => fareId) };
    try {
      const { data } = await createOffer({ variables: { input } });
      if (data) await take(data.createOffer);
    } catch (error) {
      const fault = faultOf(error);
      if (!fault) throw error;
      setRefusal({ code: fault.code, index: null });
    } finally {
      setAsking(false);
    }
  };
  return {
    ask,
    isAsking,
    refusal,
    change: moved?.change ?? null,
    accept: () => moved && goOn(moved.offerId),
    reject() {
      setMoved(null);
      forgetPrices();
      go(withPick(params, query.bounds.length, 0, null));
    },
  };
}
