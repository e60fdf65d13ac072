import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { passwordStrength } from '#schema/rules/access/password-strength.ts';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { StrengthText } from './strength-text.tsx';

/** How hard the new login password in a field is to guess, in words, while it is typed. */
function PasswordStrength({ name }: { name: string }) {
  const typed: unknown = useWatch({ name });
  return <StrengthText strength={passwordStrength(typeof typed === 'string' ? typed : '')} />;
}

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
