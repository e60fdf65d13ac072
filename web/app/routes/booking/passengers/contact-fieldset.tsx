import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLikelyAreaCode } from '#web/app/components/traveller-form/use-likely-area-code.ts';
import { FieldPair, FilledField } from '#web/app/forms/field-pair.tsx';
import { PhoneField } from '#web/app/forms/phone-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { useBooking } from './booking-context.ts';
import type { BookingValues } from './booking-values.ts';
import { FormSection } from './form-section.tsx';
import { SameContactName } from './passenger/same-contact-name.tsx';

/** The id of its heading. */
export const CONTACT_HEADING = 'contact-heading';

/** Whom to write to about the order; need not travel. */
export function ContactFieldset() {
  const intl = useIntl();
  const { members } = useBooking();
  const { control } = useFormContext<BookingValues>();
  const first = members.find(({ type }) => type === 'ADT')?.key;
  const nationality = useWatch({ control, name: `passengers.${first}.nationality` });
  useLikelyAreaCode('contact.phone', nationality);
  return (
    <FormSection
      id={CONTACT_HEADING}
      heading={intl.formatMessage({ id: 'booking-passengers.contact' })}
    >
      <Muted>
        <FormattedMessage id="booking-passengers.contact.lead" />
      </Muted>
      <FieldPair>
        <FilledField>
          <TextField
            name="contact.name"
            label={intl.formatMessage({ id: 'booking-passengers.contact.name' })}
            missing={intl.formatMessage({ id: 'booking-passengers.contact.name.missing' })}
            autoComplete="section-contact name"
          />
          <SameContactName />
        </FilledField>
        <TextField
          name="contact.email"
          type="email"
          label={intl.formatMessage({ id: 'booking-passengers.contact.email' })}
          missing={intl.formatMessage({ id: 'booking-passengers.contact.email.missing' })}
          autoComplete="section-contact email"
          inputMode="email"
          autoCapitalize="none"
        />
      </FieldPair>
      <PhoneField
        name="contact.phone"
        label={intl.formatMessage({ id: 'booking-passengers.contact.phone' })}
        missing={intl.formatMessage({ id: 'booking-passengers.contact.phone.missing' })}
        hint={intl.formatMessage({ id: 'booking-passengers.contact.phone.hint' })}
      />
    </FormSection>
  );
}
