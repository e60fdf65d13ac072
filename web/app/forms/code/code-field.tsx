import { PinInput } from '@chakra-ui/react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FieldGroup, type FieldProps, useField } from '#web/app/forms/field-frame.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

/** A digit that was there, and the one that was typed beside it. */
const TYPED_IN_A_CELL = 2;

const digitsIn = (text: string) => text.replace(/\D/g, '');

type CodeFieldProps = FieldProps & {
  digits?: number;
  /** The code is all that the form asks for: it is sent when the last digit is there. */
  sends?: boolean;
};

/**
 * A verification code, a cell for each digit: it can be pasted whole, with spaces, and filled in
 * from a message.
 */
export function CodeField(props: CodeFieldProps) {
  const { name, disabled = false, digits = LIMITS.verificationCode.digits, sends = false } = props;
  const intl = useIntl();
  const missing = props.missing ?? intl.formatMessage({ id: 'forms.code.missing' });
  const hint = sends ? <FormattedMessage id="forms.code.sends" /> : props.hint;
  const field = useField({ ...props, missing, hint });
  const { field: input } = useController({ name });
  const value = typeof input.value === 'string' ? input.value : '';
  const places = [...Array(digits).keys()];
  const group = useRef<HTMLDivElement>(null);
  const before = useRef('');
  const cameWhole = useRef(false);
  useEffect(() => {
    // a digit that is corrected in a whole code may be the first of several
    const isNew = before.current.length < digits || cameWhole.current;
    before.current = value;
    cameWhole.current = false;
    if (sends && value.length === digits && isNew) group.current?.closest('form')?.requestSubmit();
  }, [sends, value, digits]);

  // The cells drop what arrives at once in a cell that has no focus, or not yet: phones and
  // password managers fill in like that.
  function takeWhole(event: ChangeEvent<HTMLInputElement>) {
    const whole = digitsIn(event.target.value);
    if (whole.length <= TYPED_IN_A_CELL) return;
    event.stopPropagation();
    event.target.value = whole[0] ?? '';
    cameWhole.current = true;
    input.onChange(whole.slice(0, digits));
  }

  return (
    <FieldGroup field={field} {...props} hint={hint}>
      <PinInput.Root
        otp
        type="numeric"
        count={digits}
        ids={{ input: (at) => (at === '0' ? field.id : `${field.id}-${at}`) }}
        value={places.map((at) => value[at] ?? '')}
        disabled={disabled}
        invalid={field.error !== undefined}
        sanitizeValue={digitsIn}
        onValueChange={({ valueAsString }) => input.onChange(valueAsString)}
        translations={{
          inputLabel: (at, count) =>
            intl.formatMessage({ id: 'forms.code.digit' }, { at: at + 1, count }),
        }}
      >
        <PinInput.Control
          ref={group}
          onChangeCapture={takeWhole}
          onPasteCapture={() => {
            cameWhole.current = true;
          }}
        >
          {places.map((at) => (
            <PinInput.Input
              key={at}
              index={at}
              ref={at === 0 ? input.ref : undefined}
              onBlur={input.onBlur}
              aria-describedby={field.control['aria-describedby']}
            />
          ))}
        </PinInput.Control>
      </PinInput.Root>
    </FieldGroup>
  );
}
