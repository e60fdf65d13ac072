import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useErrorOf } from '#web/app/forms/errors/use-error-of.ts';
import { useFieldName } from '#web/app/forms/field-names.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { PARTY_FIELD } from '#web/app/routes/booking/passengers/faults/party-field.ts';
import { togetherFaults } from '#web/app/routes/booking/passengers/faults/trip-faults.ts';
import { Notice } from '#web/app/ui/notice.tsx';

/**
 * What is wrong with the travellers together, such as no guardian: as soon as all ages are known,
 * or when refused.
 */
export function PartyNotice() {
  const intl = useIntl();
  const id = useId();
  const codeText = useCodeText();
  const { members, trip } = useBooking();
  const { control } = useFormContext<BookingValues>();
  // a letter that changes nothing here renders nothing
  const found = useWatch({
    control,
    name: 'passengers',
    compute: (passengers) =>
      togetherFaults(members, { passengers }, trip).find(({ field }) => field === PARTY_FIELD)
        ?.code ?? null,
  });
  const refused = useErrorOf()(PARTY_FIELD);
  const label = intl.formatMessage({ id: 'booking-passengers.party' });
  useFieldName(PARTY_FIELD, { label, controlId: id });
  const text = found ? codeText(found) : refused;
  return (
    // without words it takes no gap of the form
    <Box id={id} tabIndex={-1} role="status" position={text ? undefined : 'absolute'}>
      {text && (
        <Notice tone="danger" title={label}>
          {text}
        </Notice>
      )}
    </Box>
  );
}
