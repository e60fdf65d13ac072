import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Input } from '#web/app/ui/input.tsx';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

export interface PasswordFieldProps extends FieldProps {
  /** `new-password` where one is set, so that browsers propose one. */
  autoComplete: 'current-password' | 'new-password';
  /** For a password of so many digits: phones show their number pad. */
  digits?: number;
}

/** A password: hidden, and shown while one wants to see it. It is never stored in a draft. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, optional, disabled, autoComplete, digits } = props;
  const field = useField(props);
  const { register } = useFormContext();
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame field={field} name={name} label={label} hint={hint} optional={optional}>
      <HStack gap="2" width="full">
        <Input
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={digits ? 'numeric' : undefined}
          maxLength={digits ?? LIMITS.loginPassword.maxLength}
          {...field.control}
          {...register(name, { disabled })}
        />
        <Button
          type="button"
          variant="quiet"
          style={{ flex: 'none' }}
          aria-pressed={shown}
          aria-label={intl.formatMessage({ id: 'forms.password.showLabel' }, { field: label })}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        >
          {intl.formatMessage({ id: shown ? 'forms.password.hide' : 'forms.password.show' })}
        </Button>
      </HStack>
    </FieldFrame>
  );
}
