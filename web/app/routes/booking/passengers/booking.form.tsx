import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { MoneyLike } from '#schema/format/money.ts';
import { PriceChangeDialog } from '#web/app/components/price-change/price-change-dialog.tsx';
import { loadNumberingPlans } from '#web/app/components/traveller-form/phone-check.ts';
import { Form } from '#web/app/forms/form.tsx';
import { LostNumbers } from '#web/app/forms/lost-numbers.tsx';
import { useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useBooking } from './booking-context.ts';
import { DRAFT, documentNumbers } from './booking-draft.ts';
import { emptyBooking } from './booking-values.ts';
import { ContactFieldset } from './contact-fieldset.tsx';
import { useRecheckedErrors } from './faults/use-rechecked-errors.ts';
import type { FareRulesFragment } from './offer/fare-rules.gen.ts';
import { PartyFieldsets } from './passenger/party-fieldsets.tsx';
import { PartyNotice } from './passenger/party-notice.tsx';
import { bookingSchema } from './passengers-service.schema.ts';
import { SavedSlot } from './saved/saved-slot.tsx';
import { Agreements } from './submission/agreements.tsx';
import { SubmitBar } from './submission/submit-bar.tsx';
import type { useOrderSubmission } from './submission/use-order-submission.ts';

const FlightsGoneDialog = lazy(() =>
  import('./offer/flights-gone-dialog.tsx').then(({ FlightsGoneDialog: dialog }) => ({
    default: dialog,
  })),
);

export type BookingFormProps = {
  offer: FareRulesFragment & { readonly price: { readonly total: MoneyLike } };
  submission: ReturnType<typeof useOrderSubmission>;
};

/** The passengers, the contact, the agreements, and the one button. */
export function BookingForm({ offer, submission }: BookingFormProps) {
  const { members, trip, today } = useBooking();
  const locale = useLocale();
  const schema = useMemo(() => bookingSchema(members, trip, today), [members, trip, today]);
  const form = useSiteForm(schema, emptyBooking(members, trip, locale));
  const lost = useDraft(form, DRAFT, [], documentNumbers(members.map(({ key }) => key)));
  useRecheckedErrors(form, members);
  useEffect(() => {
    loadNumberingPlans().catch(() => undefined);
  }, []);
  const { submit, sending, question, gone } = submission;
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <LostNumbers paths={lost} />
        <PartyFieldsets />
        <PartyNotice />
        <ContactFieldset />
        <SavedSlot part="CONTACT" member={null} />
        <Agreements offer={offer} />
        <SubmitBar total={offer.price.total} sending={sending} />
      </Form>
      <PriceChangeDialog
        change={question?.change ?? null}
        onAccept={() => question?.answer(true)}
        onReject={() => question?.answer(false)}
      />
      {gone && (
        <Suspense fallback={null}>
          <FlightsGoneDialog code={gone} />
        </Suspense>
      )}
    </>
  );
}
