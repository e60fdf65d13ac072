import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { RepriceOfferInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import { showToast } from '#web/app/page/toasts.ts';
import { useRepriceOfferCommand } from './reprice-offer.mutation.gen.ts';

export type RenewalStep =
  | { readonly name: 'idle' | 'asking' | 'renewed' }
  | { readonly name: 'failed'; readonly refusal: UserError }
  | { readonly name: 'gone'; readonly code: string }
  | {
      readonly name: 'changed';
      readonly change: PriceChangeFragment;
      readonly offerId: string;
      readonly accepted: boolean;
    };

const IDLE: RenewalStep = { name: 'idle' };

/**
 * Prices an offer again and continues with the new one: at the same price at once, at another only
 * when accepted. A step ends when the page has the new offer, so that the page never says that its
 * price has expired after a success.
 */
export function useOfferRenewal(offerId: string) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { send } = useRepriceOfferCommand((input: RepriceOfferInput) => ({ input }));
  const [reached, setReached] = useState({ of: offerId, step: IDLE });
  const step = reached.of === offerId ? reached.step : IDLE;
  const setStep = (next: RenewalStep) => setReached({ of: offerId, step: next });

  const goOnWith = (next: string) =>
    navigate(`?${new URLSearchParams({ offer: next })}`, {
      replace: true,
      preventScrollReset: true,
    });

  function accept() {
    if (step.name !== 'changed' || step.accepted) return;
    setStep({ ...step, accepted: true });
    void goOnWith(step.offerId);
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
    if (priceChange)
      return setStep({
        name: 'changed',
        change: priceChange,
        offerId: offer.id,
        accepted: false,
      });
    setStep({ name: 'renewed' });
    await goOnWith(offer.id);
    showToast({
      tone: 'success',
      title: intl.formatMessage(
        { id: 'booking-passengers.timeOut.same' },
        { minutes: LIMITS.offerMinutes },
      ),
    });
  }

  return { step, ask, accept, leaveFor: (address: string) => void navigate(address) };
}
