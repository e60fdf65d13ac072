import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CreateOfferInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { withPick } from '#web/app/components/flight-results/address/picks.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { ChosenBound } from '#web/app/routes/booking/search/chosen/choose-bounds.ts';
import { type CreateOfferMutation, useCreateOfferCommand } from './create-offer.mutation.gen.ts';

type OfferAnswer = CreateOfferMutation['createOffer'];

/** Why there is no offer; `index` names the bound it is about. */
export type Refusal = { readonly error: UserError; readonly index: number | null };

function refusalOf(error: UserError): Refusal {
  const [field, place] = error.path;
  const index = field === 'fareIds' ? Number(place) : Number.NaN;
  return { error, index: Number.isInteger(index) ? index : null };
}

/**
 * Makes an offer of what was chosen and continues to the passengers; stops where the price changed
 * or a seat is sold.
 */
export function useOffer(chosen: readonly ChosenBound[], query: FlightQuery) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { params, go } = useQuery();
  const { cache } = useApolloClient();
  const forgetFlights = () => cache.evict({ id: 'ROOT_QUERY', fieldName: 'flightSearch' });
  const { send, sending, refusal } = useCreateOfferCommand((input: CreateOfferInput) => ({
    input,
  }));
  const [taking, setTaking] = useState(false);
  const [moved, setMoved] = useState<{ offerId: string; change: PriceChangeFragment } | null>(null);

  const goOn = (offerId: string) =>
    navigate(to(`/flightInquiry/passengersService?${new URLSearchParams({ offer: offerId })}`), {
      viewTransition: true,
    });

  const take = async (answer: OfferAnswer) => {
    const { offer, priceChange } = answer;
    if (offer && priceChange) return setMoved({ offerId: offer.id, change: priceChange });
    if (offer) return goOn(offer.id);
    forgetFlights();
    await revalidate();
  };
  const ask = async () => {
    const { tripType, party } = query;
    const result = await send({ tripType, party, fareIds: chosen.map(({ fareId }) => fareId) });
    if (!result?.payload) return;
    setTaking(true);
    await take(result.payload).finally(() => setTaking(false));
  };
  return {
    ask,
    isAsking: sending || taking,
    refusal: refusal && refusalOf(refusal),
    change: moved?.change ?? null,
    accept: () => moved && goOn(moved.offerId),
    reject() {
      setMoved(null);
      forgetFlights();
      go(withPick(params, query.bounds.length, 0, null));
    },
  };
}
