import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { LOOK_UP_KINDS, type LookUp } from './look-up.ts';

/** How each key is typed. */
const TYPED = {
  reference: { autoCapitalize: 'characters', autoComplete: 'off', maxLength: 20 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  documentNumber: { autoCapitalize: 'characters', autoComplete: 'off', maxLength: 40 },
} as const;

const MISSING = {
  reference: 'trips-order-detail.find.referenceMissing',
  email: 'ticket-fields.emailMissing',
  documentNumber: 'trips-order-detail.find.documentNumberMissing',
} as const;

/** What a booking is named by, and that. Another kind begins with an empty field. */
export function KeyFields() {
  const intl = useIntl();
  const { control, clearErrors, setValue } = useFormContext<LookUp>();
  const kind = useWatch({ control, name: 'kind' });
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    setValue('key', '');
    clearErrors('key');
  }, [kind, clearErrors, setValue]);
  return (
    <>
      <SelectField
        name="kind"
        label={intl.formatMessage({ id: 'trips-order-detail.find.kind' })}
        placeholder={null}
        options={LOOK_UP_KINDS.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `trips-order-detail.find.${one}` }),
        }))}
      />
      <TextField
        key={kind}
        name="key"
        label={intl.formatMessage({ id: `trips-order-detail.find.${kind}` })}
        missing={intl.formatMessage({ id: MISSING[kind] })}
        hint={intl.formatMessage({ id: `trips-order-detail.find.${kind}Hint` })}
        {...TYPED[kind]}
      />
    </>
  );
}
