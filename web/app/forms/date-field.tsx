import { chakra, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { Input } from '#web/app/ui/input.tsx';
import { type DateParts, dayOf, partsOf } from './date-parts.ts';
import { FieldGroup, type FieldProps, useField } from './field-frame.tsx';

type Part = keyof DateParts;

/** Day first in English, year first in Chinese and Japanese. */
const ORDER = { en: ['day', 'month', 'year'], 'zh-hk': ['year', 'month', 'day'] } as const;

export interface DateFieldProps extends FieldProps {
  /** The person's date of birth, so that the browser can fill it in. */
  birthday?: boolean;
}

/** A day one knows by heart (birth, expiry), typed in three boxes; the value is `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps) {
  const { name, disabled } = props;
  const field = useField(props);
  const { control } = useFormContext();
  return (
    <FieldGroup field={field} {...props}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Boxes
            id={field.id}
            value={typeof value === 'string' ? value : ''}
            invalid={field.error !== undefined}
            describedBy={field.control['aria-describedby']}
            birthday={props.birthday ?? false}
            disabled={disabled ?? false}
            onChange={onChange}
            onBlur={onBlur}
            register={ref}
          />
        )}
      />
    </FieldGroup>
  );
}

interface BoxesProps {
  id: string;
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  birthday: boolean;
  disabled: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
  register: (element: HTMLInputElement | null) => void;
}

function Boxes(props: BoxesProps) {
  const { id, value, invalid, describedBy, birthday, disabled, onChange, onBlur, register } = props;
  const intl = useIntl();
  const order = ORDER[useLocale() === 'en' ? 'en' : 'zh-hk'];
  const [typed, setTyped] = useState(() => partsOf(value));
  const parts = dayOf(typed) === value ? typed : partsOf(value);

  function type(part: Part, text: string) {
    const next = { ...parts, [part]: text.replace(/\D/g, '') };
    setTyped(next);
    onChange(dayOf(next));
  }

  return (
    <HStack gap="3" data-boxes="">
      {order.map((part, at) => {
        const boxId = at === 0 ? id : `${id}-${part}`;
        return (
          <chakra.label
            key={part}
            htmlFor={boxId}
            display="grid"
            gap="1"
            width={part === 'year' ? '20' : '16'}
          >
            <Text as="span" color="fg.muted" fontSize="xs">
              {intl.formatMessage({ id: `forms.date.${part}` })}
            </Text>
            <Input
              ref={at === 0 ? register : undefined}
              id={boxId}
              figures
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              value={parts[part]}
              disabled={disabled}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              onChange={(event) => type(part, event.target.value)}
              onBlur={(event) => {
                const boxes = event.currentTarget.closest('[data-boxes]');
                if (!boxes?.contains(event.relatedTarget)) onBlur();
              }}
            />
          </chakra.label>
        );
      })}
    </HStack>
  );
}
