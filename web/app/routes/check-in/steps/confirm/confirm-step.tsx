import { useIntl } from 'react-intl';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { emptyPhone } from '#web/app/components/traveller-form/empty-phone.ts';
import { Form } from '#web/app/forms/form.tsx';
import { PhoneField } from '#web/app/forms/phone-field.tsx';
import { RadioField } from '#web/app/forms/radio-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { contactDraft } from '#web/app/routes/check-in/steps/check-in-draft.ts';
import type { Itinerary, Traveller } from '#web/app/routes/check-in/steps/traveller.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { CONTACT_WAYS, ContactSchema, type ContactValues } from './contact.schema.ts';
import { SeatsBefore } from './seats-before.tsx';

type ConfirmStepProps = {
  itinerary: Itinerary;
  party: readonly Traveller[];
  /** Checks them in; gives the errors at fields of this form. */
  onConfirm: (contact: ContactValues) => Promise<readonly UserError[]>;
};

/** The last step: the seats, where boarding passes and codes go, and the one button. */
export function ConfirmStep({ itinerary, party, onConfirm }: ConfirmStepProps) {
  const intl = useIntl();
  const form = useSiteForm(ContactSchema, {
    way: 'EMAIL',
    email: itinerary.order?.contact.email ?? '',
    phone: emptyPhone(useLocale()),
  });
  useDraft(form, contactDraft(itinerary.id));
  const way = form.watch('way');
  return (
    <Form form={form} onSubmit={onConfirm}>
      <SeatsBefore itinerary={itinerary} party={party} />
      <RadioField
        name="way"
        inline
        label={intl.formatMessage({ id: 'check-in-steps.contact' })}
        hint={<FormattedMessage id="check-in-steps.contact.hint" />}
        options={CONTACT_WAYS.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: 'check-in-steps.contact.way' }, { way: one }),
        }))}
      />
      {way === 'EMAIL' ? (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          label={intl.formatMessage({ id: 'check-in-steps.contact.email' })}
        />
      ) : (
        <PhoneField
          name="phone"
          label={intl.formatMessage({ id: 'check-in-steps.contact.phone' })}
        />
      )}
      <ButtonRow>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          <FormattedMessage id="check-in-steps.submit" values={{ people: party.length }} />
        </Button>
      </ButtonRow>
    </Form>
  );
}
