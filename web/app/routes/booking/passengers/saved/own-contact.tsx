import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { phoneValues } from '#web/app/components/traveller-form/phone-values.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { BookingMember } from './traveller-choices.ts';

/** Fills in the member as the contact, where nothing is typed yet. */
export function OwnContact({ of: { profile } }: { of: BookingMember }) {
  const intl = useIntl();
  const locale = useLocale();
  const { getValues, setValue } = useFormContext<BookingValues>();
  const { lastName, firstName, email, phone } = profile;
  const name = intl.formatMessage(
    { id: 'booking-passengers.contact.fullName' },
    { lastName, firstName },
  );
  useEffect(() => {
    const { contact } = getValues();
    if (contact.name || contact.email || contact.phone.number) return;
    setValue('contact.name', name);
    if (email) setValue('contact.email', email);
    if (phone) setValue('contact.phone', phoneValues(phone, locale));
  }, [getValues, setValue, name, email, phone, locale]);
  return null;
}
