import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { nameInParts, type TwoPartName } from '#schema/rules/travellers/names.ts';
import { FieldPair } from '#web/app/forms/field-pair.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { lookedForName } from './looked-for.ts';

const PARTS = ['lastName', 'firstName'] as const;
const COMPLETED_BY = { lastName: 'family-name', firstName: 'given-name' } as const;
/** A last and a first name, and what stands between them. */
const NAME_LENGTH = 80;

/**
 * Letter by letter, so that more may follow; anything else came whole: pasted, dropped, filled in.
 */
const isTyping = ({ nativeEvent }: FormEvent) =>
  'inputType' in nativeEvent && nativeEvent.inputType === 'insertText';

/**
 * Family and given names in fields of their own: their order differs from country to country. A
 * ticket's `LAST/FIRST` that is put into one of them fills both.
 */
export function NameFields({ legend }: { legend: string }) {
  const intl = useIntl();
  const { getValues, setValue, formState } = useFormContext<TwoPartName>();
  const divide = () => {
    const whole = getValues(PARTS).map(nameInParts).find(Boolean);
    for (const part of whole ? PARTS : [])
      setValue(part, whole?.[part] ?? '', {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
  };
  return (
    <chakra.fieldset
      display="grid"
      gap="4"
      minWidth="0"
      css={{ '& > [aria-live]:empty': { position: 'absolute' } }}
      onBlur={divide}
      onChange={(event) => isTyping(event) || divide()}
      onKeyDown={({ key }) => key === 'Enter' && divide()}
    >
      <chakra.legend textStyle="label" marginBottom="3">
        {legend}
      </chakra.legend>
      <FieldPair inRows>
        {PARTS.map((part) => (
          <TextField
            key={part}
            name={part}
            label={intl.formatMessage({ id: `ticket-fields.${part}` })}
            missing={intl.formatMessage({ id: `ticket-fields.${part}Missing` })}
            hint={intl.formatMessage({ id: `ticket-fields.${part}Hint` })}
            autoCapitalize="words"
            autoComplete={COMPLETED_BY[part]}
            maxLength={NAME_LENGTH}
          />
        ))}
      </FieldPair>
      <LookedForName />
    </chakra.fieldset>
  );
}

/** The name as it is looked for, once both parts are typed. */
function LookedForName() {
  const { control } = useFormContext<TwoPartName>();
  const [lastName, firstName] = useWatch({ control, name: PARTS });
  const isWhole = lastName.trim() !== '' && firstName.trim() !== '';
  return (
    <Muted aria-live="polite">
      {isWhole && (
        <FormattedMessage
          id="ticket-fields.asOnTicket"
          values={{
            name: (
              <strong key="name" translate="no">
                {lookedForName({ lastName, firstName })}
              </strong>
            ),
          }}
        />
      )}
    </Muted>
  );
}
