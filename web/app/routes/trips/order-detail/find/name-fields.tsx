import { chakra, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '#web/app/forms/text-field.tsx';
import { type LookUp, nameOf } from './look-up.ts';

/** Family and given names in fields of their own: their order differs from country to country. */
export function NameFields({ legend }: { legend: string }) {
  const intl = useIntl();
  const part = (name: 'lastName' | 'firstName', autoComplete: string) => (
    <TextField
      name={name}
      label={intl.formatMessage({ id: `trips-order-detail.find.${name}` })}
      missing={intl.formatMessage({ id: `trips-order-detail.find.${name}Missing` })}
      hint={intl.formatMessage({ id: `trips-order-detail.find.${name}Hint` })}
      autoCapitalize="words"
      autoComplete={autoComplete}
      maxLength={80}
    />
  );
  return (
    <chakra.fieldset display="grid" gap="4" minWidth="0">
      <chakra.legend textStyle="label" marginBottom="3">
        {legend}
      </chakra.legend>
      {part('lastName', 'family-name')}
      {part('firstName', 'given-name')}
    </chakra.fieldset>
  );
}

/** The name as it is looked for, once both parts are typed. */
export function LookedForName() {
  const { control } = useFormContext<LookUp>();
  const [lastName, firstName] = useWatch({ control, name: ['lastName', 'firstName'] });
  const isWhole = lastName.trim() !== '' && firstName.trim() !== '';
  return (
    <Text color="fg.muted" textStyle="small" aria-live="polite">
      {isWhole && (
        <FormattedMessage
          id="trips-order-detail.find.asOnTicket"
          values={{
            name: (
              <strong key="name" translate="no">
                {nameOf({ lastName, firstName })}
              </strong>
            ),
          }}
        />
      )}
    </Text>
  );
}
