import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import type { RepriceOfferInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useRepriceOfferMutation } from '#web/app/routes/booking/passengers/offer/reprice-offer.mutation.gen.ts';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';

type Step =
  | { readonly name: 'idle' | 'asking' }
  | { readonly name: 'refused'; readonly refusal: UserError }
  | { readonly name: 'changed'; readonly change: PriceChangeFragment; readonly offerId: string };

/** There is no offer, and the answer does not say why. */
const GONE: UserError = { code: 'OFFER_INVALID', path: [] };

/**
 * Books a cancelled order again with one press: its flights at the price of now, its passengers
 * filled in. A changed price waits for consent. The passengers are filled in too when the flights
 * are gone and others are chosen.
 */
export function useRebook(order: PaidOrderFragment) {
  const locale = useLocale();
  const to = useLocalePath();
  const navigate = useNavigate();
  const [repriceOffer] = useRepriceOfferMutation();
  const { send } = useCommand(async (input: RepriceOfferInput) => {
    // what an order is made of is needed by those only who book it again
    const { keepTravellers } = await import('./keep-travellers.ts');
    keepTravellers(order, locale);
    return (await repriceOffer({ variables: { input } })).data?.repriceOffer;
  });
  const [step, setStep] = useState<Step>({ name: 'idle' });

  const goOnWith = (offerId: string) =>
    navigate(to(`/flightInquiry/passengersService?${new URLSearchParams({ offer: offerId })}`));

  async function ask(): Promise<void> {
    if (!order.offer || step.name === 'asking') return;
    setStep({ name: 'asking' });
    const result = await send({ offerId: order.offer.id });
    if (!result) return;
    const { offer, priceChange } = result.payload ?? {};
    if (!offer) return setStep({ name: 'refused', refusal: result.errors[0] ?? GONE });
    if (priceChange) return setStep({ name: 'changed', change: priceChange, offerId: offer.id });
    await goOnWith(offer.id);
    setStep({ name: 'idle' });
  }

  return { step, ask, goOnWith, isOffered: order.offer !== null };
}
