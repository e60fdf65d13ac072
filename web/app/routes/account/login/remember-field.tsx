import { useIntl } from 'react-intl';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { CheckboxField } from '#web/app/forms/checkbox-field.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

/** Whether the browser is the member's own (RULES 10.14). */
export function RememberField() {
  const intl = useIntl();
  return (
    <CheckboxField
      name="remember"
      label={intl.formatMessage({ id: 'account-login.remember' })}
      hint={
        <FormattedMessage
          id="account-login.rememberHint"
          values={{ days: RETENTION.rememberedIdleDays }}
        />
      }
    />
  );
}
