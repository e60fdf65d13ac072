import { FormattedMessage, useIntl } from 'react-intl';
import { FieldOwner } from '../../forms/field-names.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import passenger from './passenger-fieldset.module.css';

/** Whom to write to about the order; need not travel. */
export function ContactFieldset() {
  const intl = useIntl();
  const heading = intl.formatMessage({ id: 'passengers-service.contact' });
  return (
    <FieldOwner value={heading}>
      <Panel padding="none">
        <fieldset className={passenger.passenger}>
          <legend className={passenger.legend}>
            <h2 className={passenger.heading}>{heading}</h2>
          </legend>
          <div className={passenger.fields}>
            <p className={passenger.note}>
              <FormattedMessage id="passengers-service.contact.lead" />
            </p>
            <div className={passenger.pair}>
              <TextField
                name="contact.name"
                label={intl.formatMessage({ id: 'passengers-service.contact.name' })}
                autoComplete="section-contact name"
              />
              <TextField
                name="contact.email"
                type="email"
                label={intl.formatMessage({ id: 'passengers-service.contact.email' })}
                autoComplete="section-contact email"
                inputMode="email"
                autoCapitalize="none"
              />
            </div>
            <PhoneField
              name="contact.phone"
              label={intl.formatMessage({ id: 'passengers-service.contact.phone' })}
              hint={intl.formatMessage({ id: 'passengers-service.contact.phone.hint' })}
            />
          </div>
        </fieldset>
      </Panel>
    </FieldOwner>
  );
}
