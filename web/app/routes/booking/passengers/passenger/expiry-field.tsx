import { Box } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMonths, isLocalDate } from '#schema/rules/base/local-date.ts';
import { DateField } from '#web/app/forms/date-field.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { Notice } from '#web/app/ui/notice.tsx';

/**
 * The last day of a document, which must reach the last arrival; one that ends soon after is
 * accepted, with a word of care.
 */
export function ExpiryField({ passengerKey }: { passengerKey: string }) {
  const intl = useIntl();
  const { day } = useFormat();
  const { trip } = useBooking();
  const name = `passengers.${passengerKey}.document.expiresOn` as const;
  const { control } = useFormContext<BookingValues>();
  const expiresOn = useWatch({ control, name }) ?? '';
  const { lastArrivalDay, routeKinds } = trip;
  const months = LIMITS.documentExpiryWarningMonths;
  const endsSoon =
    routeKinds.some((kind) => kind !== 'DOMESTIC') &&
    isLocalDate(expiresOn) &&
    expiresOn >= lastArrivalDay &&
    expiresOn < addMonths(lastArrivalDay, months);
  return (
    <div>
      <DateField
        name={name}
        label={intl.formatMessage({ id: 'traveller-form.expiresOn' })}
        hint={intl.formatMessage(
          { id: 'booking-passengers.expiresOn.hint' },
          { day: day(lastArrivalDay) },
        )}
        missing={intl.formatMessage({ id: 'traveller-form.expiresOn.missing' })}
      />
      <Box role="status" paddingTop={endsSoon ? '4' : undefined}>
        {endsSoon && (
          <Notice tone="warning">
            <FormattedMessage id="booking-passengers.endsSoon" values={{ months }} />
          </Notice>
        )}
      </Box>
    </div>
  );
}
