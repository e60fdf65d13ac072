import { FormattedMessage, useIntl } from 'react-intl';
import travellerForm from '#web/app/components/traveller-form/traveller-form.module.css';
import { FieldOwner } from '#web/app/forms/field-names.ts';
import { PhoneField } from '#web/app/forms/phone-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import passenger from './passenger/passenger-fieldset.module.css';
import { SameContactName } from './passenger/same-contact-name.tsx';

/** Whom to write to about the order; need not travel. */
export function ContactFieldset() {
  const intl = useIntl();
  const heading = intl.formatMessage({ id: 'booking-passengers.contact' });
  return (
    <FieldOwner value={heading}>
      <Panel padding="none">
        <fieldset className={passenger.passenger}>
          <legend className={passenger.legend}>
            <h2 className={passenger.heading}>{heading}</h2>
          </legend>
          <div className={passenger.fields}>
            <p className={passenger.note}>
              <FormattedMessage id="booking-passengers.contact.lead" />
            </p>
            <div className={travellerForm.pair}>
              <div className={travellerForm.entry}>
                <TextField
                  name="contact.name"
                  label={intl.formatMessage({ id: 'booking-passengers.contact.name' })}
                  missing={intl.formatMessage({ id: 'booking-passengers.contact.name.missing' })}
                  autoComplete="section-contact name"
                />
                <SameContactName />
              </div>
              <TextField
                name="contact.email"
                type="email"
                label={intl.formatMessage({ id: 'booking-passengers.contact.email' })}
                missing={intl.formatMessage({ id: 'booking-passengers.contact.email.missing' })}
                autoComplete="section-contact email"
                inputMode="email"
                autoCapitalize="none"
              />
            </div>
            <PhoneField
              name="contact.phone"
              label={intl.formatMessage({ id: 'booking-passengers.contact.phone' })}
              missing={intl.formatMessage({ id: 'booking-passengers.contact.phone.missing' })}
              hint={intl.formatMessage({ id: 'booking-passengers.contact.phone.hint' })}
            />
          </div>
        </fieldset>
      </Panel>
    </FieldOwner>
  );
}
