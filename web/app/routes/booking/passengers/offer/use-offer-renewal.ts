import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useCommand } from '#web/app/apollo/command/use-command.ts';
import type { RepriceOfferInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import { showToast } from '#web/app/page/toasts.ts';
import { useRepriceOfferMutation } from './reprice-offer.mutation.gen.ts';

export type RenewalStep =
  | { readonly name: 'idle' | 'asking' | 'renewed' }
  | { readonly name: 'failed'; readonly refusal: UserError }
  | { readonly name: 'gone'; readonly code: string }
  | { readonly name: 'changed'; readonly change: PriceChangeFragment; readonly offerId: string };

/** Prices an offer again and continues with the new one: at the same price at once, at another only when accepted. */
export function useOfferRenewal(offerId: string) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, setSearchParams] = useSearchParams();
  const [repriceOffer] = useRepriceOfferMutation();
  const { send } = useCommand(
    async (input: RepriceOfferInput) =>
      (await repriceOffer({ variables: { input } })).data?.repriceOffer,
  );
  const [step, setStep] = useState<RenewalStep>({ name: 'idle' });

  function goOnWith(next: string) {
    setStep({ name: 'renewed' });
    setSearchParams({ offer: next }, { replace: true, preventScrollReset: true });
  }

  async function ask() {
    setStep({ name: 'asking' });
    const result = await send({ offerId });
    if (!result) return;
    const { payload, errors } = result;
    const refusal = errors[0] ?? { code: 'OFFER_INVALID', path: [] };
    if (!payload) return setStep({ name: 'failed', refusal });
    const { offer, priceChange } = payload;
    if (!offer) return setStep({ name: 'gone', code: refusal.code });
    if (priceChange) return setStep({ name: 'changed', change: priceChange, offerId: offer.id });
    goOnWith(offer.id);
    showToast({
      tone: 'success',
      title: intl.formatMessage(
        { id: 'booking-passengers.timeOut.same' },
        { minutes: LIMITS.offerMinutes },
      ),
    });
  }

  return { step, ask, goOnWith, leaveFor: (address: string) => void navigate(address) };
}
