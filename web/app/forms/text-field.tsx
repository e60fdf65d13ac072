import { type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Input } from '../ui/input.tsx';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

type InputProps = ComponentProps<typeof Input>;

export interface TextFieldProps
  extends FieldProps,
    Pick<
      InputProps,
      'autoComplete' | 'inputMode' | 'maxLength' | 'width' | 'figures' | 'lang' | 'autoCapitalize'
    > {
  type?: 'text' | 'email' | 'tel' | 'search';
}

/** One line of text. Give `autoComplete` its token (`family-name`, `email`), and `width` by what is expected. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional, disabled, type = 'text', ...input } = props;
  const field = useField(props);
  const { register } = useFormContext();
  return (
    <FieldFrame field={field} {...{ name, label, hint, optional }}>
      <Input type={type} {...input} {...field.control} {...register(name, { disabled })} />
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  inputMode?: 'text' | 'numeric';
}

/** A password that can be shown; pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, optional, disabled, ...input } = props;
  const [shown, setShown] = useState(false);
  const field = useField(props);
  const { register } = useFormContext();
  const intl = useIntl();
  return (
    <FieldFrame field={field} {...{ name, label, hint, optional }}>
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <Input
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...field.control}
          {...register(name, { disabled })}
        />
        <Button
          variant="secondary"
          aria-pressed={shown}
          aria-label={intl.formatMessage({ id: 'forms.password.show' })}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </Button>
      </div>
    </FieldFrame>
  );
}
