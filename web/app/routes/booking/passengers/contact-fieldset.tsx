import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldPair, FilledField } from '#web/app/components/traveller-form/field-pair.tsx';
import { PhoneField } from '#web/app/forms/phone-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { FormPart } from './form-part.tsx';
import { SameContactName } from './passenger/same-contact-name.tsx';

/** Whom to write to about the order; need not travel. */
export function ContactFieldset() {
  const intl = useIntl();
  return (
    <FormPart heading={intl.formatMessage({ id: 'booking-passengers.contact' })}>
      <Text color="fg.muted" textStyle="small">
        <FormattedMessage id="booking-passengers.contact.lead" />
      </Text>
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
    </FormPart>
  );
}
