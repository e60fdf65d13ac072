import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { CreateOrderInput } from '#web/app/apollo/schema-types.gen.ts';
import { paymentPath } from '#web/app/components/order-view/order-paths.ts';
import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import type { SubmitAnswer } from '#web/app/forms/form.tsx';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import { clearBookingDraft } from '#web/app/routes/booking/passengers/booking-draft.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { formErrors } from '#web/app/routes/booking/passengers/faults/form-errors.ts';
import { useCreateOrderCommand } from './create-order.mutation.gen.ts';
import { createOrderInput } from './create-order-input.ts';
import { forgetSubmissionKey, submissionKey } from './submission-key.ts';

/** What is ordered, and at which total. */
export type Ordered = {
  readonly id: string;
  readonly price: { readonly total: { readonly amount: number; readonly currency: string } };
};

type Question = {
  readonly change: PriceChangeFragment;
  readonly answer: (accepted: boolean) => void;
};

const GONE: readonly string[] = [
  'SOLD_OUT',
  'FLIGHT_DEPARTED',
  'OFFER_INVALID',
  'FLIGHT_WITHDRAWN',
  'FLIGHT_RETIMED',
];

/**
 * Orders an offer for the travellers of the form and continues to payment. A changed price is shown
 * to the traveller and ordered only when accepted; a second click while one is pending does
 * nothing.
 */
export function useOrderSubmission(offer: Ordered) {
  const { members, searchFor, trip } = useBooking();
  const locale = API_LOCALE[useLocale()];
  const to = useLocalePath();
  const navigate = useNavigate();
  const [, setSearchParams] = useSearchParams();
  const { send } = useCreateOrderCommand((input: CreateOrderInput) => ({ input }));
  const [question, setQuestion] = useState<Question | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  const isAccepted = (change: PriceChangeFragment) =>
    new Promise<boolean>((answer) => setQuestion({ change, answer })).finally(() =>
      setQuestion(null),
    );

  async function order(values: BookingValues, { id, price }: Ordered): Promise<SubmitAnswer> {
    const submission = {
      idempotencyKey: submissionKey(id),
      offerId: id,
      accepted: price.total,
      locale,
    };
    const input = createOrderInput(members, values, submission);
    const result = await send(input);
    if (!result?.payload) return result?.errors;
    const { order: made, newOffer, priceChange, userErrors } = result.payload;
    if (made) {
      clearBookingDraft();
      await navigate(to(paymentPath(made.id)), {
        replace: true,
      });
      return undefined;
    }
    if (newOffer) {
      if (priceChange && !(await isAccepted(priceChange))) {
        await navigate(searchFor(trip.party));
        return undefined;
      }
      setSearchParams({ offer: newOffer.id }, { replace: true, preventScrollReset: true });
      return order(values, newOffer);
    }
    const [first] = userErrors;
    if (first && GONE.includes(first.code)) setGone(first.code);
    if (first?.code === 'IDEMPOTENCY_KEY_REUSED') forgetSubmissionKey();
    return formErrors(members, userErrors);
  }

  async function submit(values: BookingValues): Promise<SubmitAnswer> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setSending(true);
    try {
      return await order(values, offer);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return { submit, sending, question, gone };
}
