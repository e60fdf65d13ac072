import { useState } from 'react';
import { useNavigate } from 'react-router';
import { faultOf } from '#web/app/apollo/fault.ts';
import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useRepriceOfferMutation } from '#web/app/routes/booking/passengers/offer/reprice-offer.mutation.gen.ts';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';

type Step =
  | { readonly name: 'idle' | 'asking' }
  | { readonly name: 'refused'; readonly code: string }
  | { readonly name: 'changed'; readonly change: PriceChangeFragment; readonly offerId: string };

/**
 * Books a cancelled order again with one press: its flights at the price of now, its passengers filled in. A changed price
 * waits for consent. The passengers are filled in too when the flights are gone and others are chosen.
 */
export function useRebook(order: PaidOrderFragment) {
  const locale = useLocale();
  const to = useLocalePath();
  const navigate = useNavigate();
  const [repriceOffer] = useRepriceOfferMutation();
  const [step, setStep] = useState<Step>({ name: 'idle' });

  const goOnWith = (offerId: string) =>
    navigate(to(`/flightInquiry/passengersService?${new URLSearchParams({ offer: offerId })}`));

  async function reprice(offerId: string): Promise<Step | string> {
    // what an order is made of is needed by those only who book it again
    const { keepTravellers } = await import('./keep-travellers.ts');
    keepTravellers(order, locale);
    const { data } = await repriceOffer({ variables: { input: { offerId } } });
    const { offer, priceChange, userErrors } = data?.repriceOffer ?? {};
    if (!offer) return { name: 'refused', code: userErrors?.[0]?.code ?? 'OFFER_INVALID' };
    return priceChange ? { name: 'changed', change: priceChange, offerId: offer.id } : offer.id;
  }

  async function ask(): Promise<void> {
    if (!order.offer || step.name === 'asking') return;
    setStep({ name: 'asking' });
    try {
      const answer = await reprice(order.offer.id);
      if (typeof answer === 'string') await goOnWith(answer);
      setStep(typeof answer === 'string' ? { name: 'idle' } : answer);
    } catch (error) {
      setStep({ name: 'refused', code: faultOf(error)?.code ?? 'INTERNAL' });
    }
  }

  return { step, ask, goOnWith, isOffered: order.offer !== null };
}
