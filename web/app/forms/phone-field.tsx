import { Grid } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Input, Select } from '#web/app/ui/input.tsx';
import { callingCodes, firstCallingCodes } from './calling-codes.ts';
import { FieldGroup, type FieldProps, useField } from './field-frame.tsx';
import { useLazyOptions } from './use-lazy-options.ts';

/**
 * A telephone number in two parts: `<name>.areaCode` (`86`) and `<name>.number` (RULES 2.13).
 * The page's handle lists `region`.
 */
export function PhoneField(props: FieldProps) {
  const { name, disabled } = props;
  const field = useField({ ...props, name: `${name}.number` });
  const { register, getValues } = useFormContext();
  const intl = useIntl();
  const areaCode = `${name}.areaCode`;
  const isWhole = useLazyOptions(areaCode);
  const codes = useMemo(
    () => (isWhole ? callingCodes(intl) : firstCallingCodes(intl, getValues(areaCode))),
    [isWhole, intl, getValues, areaCode],
  );
  return (
    <FieldGroup field={field} {...props}>
      <Grid gap="2" templateColumns={{ sm: 'minmax(9rem, 2fr) minmax(0, 3fr)' }}>
        <Select
          aria-label={intl.formatMessage({ id: 'forms.phone.areaCode' })}
          autoComplete="tel-country-code"
          {...register(areaCode, { disabled })}
        >
          {codes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Input
          type="tel"
          figures
          autoComplete="tel-national"
          aria-label={intl.formatMessage({ id: 'forms.phone.number' })}
          {...field.control}
          {...register(`${name}.number`, { disabled })}
        />
      </Grid>
    </FieldGroup>
  );
}
