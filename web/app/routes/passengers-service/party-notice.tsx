import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFieldName } from '../../forms/field-names.ts';
import { useErrorOf } from '../../forms/use-error-of.ts';
import { useCodeText } from '../../i18n/use-code-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBooking } from './booking-context.ts';
import type { BookingValues } from './booking-values.ts';
import { PARTY_FIELD } from './fault.ts';
import { guardianFaults } from './party-faults.ts';
import styles from './passenger-fieldset.module.css';

/** What is wrong with the travellers together, such as nobody of 18: as soon as all ages are known, or when refused. */
export function PartyNotice() {
  const intl = useIntl();
  const id = useId();
  const codeText = useCodeText();
  const { members, trip } = useBooking();
  const { control } = useFormContext<BookingValues>();
  const passengers = useWatch({ control, name: 'passengers' });
  const refused = useErrorOf()(PARTY_FIELD);
  const found = guardianFaults(members, { passengers }, trip).find(
    ({ field }) => field === PARTY_FIELD,
  );
  const label = intl.formatMessage({ id: 'passengers-service.party' });
  useFieldName(PARTY_FIELD, label, id);
  const text = found ? codeText(found.code) : refused;
  return (
    <div id={id} tabIndex={-1} role="status" className={text ? undefined : styles.none}>
      {text && (
        <Notice tone="danger" title={label}>
          {text}
        </Notice>
      )}
    </div>
  );
}
