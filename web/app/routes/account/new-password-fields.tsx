import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PasswordStrength } from './password-strength.tsx';

/** A new login password, in two entries (RULES 10.11). The second is `repeated`. */
export function NewPasswordFields({
  name,
  optional = false,
}: {
  name: string;
  optional?: boolean;
}) {
  const intl = useIntl();
  const { minLength, maxLength } = LIMITS.loginPassword;
  return (
    <>
      <PasswordField
        name={name}
        optional={optional}
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'account.newPassword' })}
        hint={
          <FormattedMessage
            id={optional ? 'account.newPasswordHint.optional' : 'account.newPasswordHint'}
            values={{ min: minLength, max: maxLength }}
          />
        }
      />
      <PasswordStrength name={name} />
      <PasswordField
        name="repeated"
        optional={optional}
        autoComplete="new-password"
        label={intl.formatMessage({ id: 'account.repeatedPassword' })}
      />
    </>
  );
}
