import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { faultOf } from '#web/app/apollo/fault.ts';
import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import { showToast } from '#web/app/page/toasts.ts';
import { useRepriceOfferMutation } from './reprice-offer.mutation.gen.ts';

export type RenewalStep =
  | { readonly name: 'idle' | 'asking' | 'renewed' }
  | { readonly name: 'failed' | 'gone'; readonly code: string }
  | { readonly name: 'changed'; readonly change: PriceChangeFragment; readonly offerId: string };

/** Prices an offer again and continues with the new one: at the same price at once, at another only when accepted. */
export function useOfferRenewal(offerId: string) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, setSearchParams] = useSearchParams();
  const [repriceOffer] = useRepriceOfferMutation();
  const [step, setStep] = useState<RenewalStep>({ name: 'idle' });

  function goOnWith(next: string) {
    setStep({ name: 'renewed' });
    setSearchParams({ offer: next }, { replace: true, preventScrollReset: true });
  }

  async function reprice(): Promise<RenewalStep | string> {
    const { data } = await repriceOffer({ variables: { input: { offerId } } });
    const { offer, priceChange, userErrors } = data?.repriceOffer ?? {};
    if (!offer) return { name: 'gone', code: userErrors?.[0]?.code ?? 'OFFER_INVALID' };
    return priceChange ? { name: 'changed', change: priceChange, offerId: offer.id } : offer.id;
  }

  async function ask() {
    setStep({ name: 'asking' });
    try {
      const answer = await reprice();
      if (typeof answer !== 'string') return setStep(answer);
      goOnWith(answer);
      showToast({
        tone: 'success',
        title: intl.formatMessage(
          { id: 'booking-passengers.timeOut.same' },
          { minutes: LIMITS.offerMinutes },
        ),
      });
    } catch (error) {
      setStep({ name: 'failed', code: faultOf(error)?.code ?? 'INTERNAL' });
    }
  }

  return { step, ask, goOnWith, leaveFor: (address: string) => void navigate(address) };
}
