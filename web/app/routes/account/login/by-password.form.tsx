import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { BRAND } from '#schema/codes/base/brand.ts';
import { Form } from '#web/app/forms/form.tsx';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useWayBack } from '#web/app/routes/account/use-way-back.ts';
import { storeSignInWay } from '#web/app/session/sign-in-way.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { RememberField } from './remember-field.tsx';
import { useSignIn } from './use-sign-in.ts';

const filled = v.pipe(v.string('REQUIRED'), v.trim(), v.nonEmpty('REQUIRED'));
const PasswordSchema = v.object({
  account: filled,
  // compared as it is: spaces are part of it
  password: v.pipe(v.string('REQUIRED'), v.nonEmpty('REQUIRED')),
  remember: v.boolean(),
});

type ByPasswordFormProps = {
  onSignedIn: () => Promise<void>;
  /** Over another form: nothing leads away from it. */
  inPlace?: boolean;
};

/** Account and password. The same is said of an unknown account and of a wrong password. */
export function ByPasswordForm({ onSignedIn, inPlace = false }: ByPasswordFormProps) {
  const intl = useIntl();
  const signIn = useSignIn();
  const { keeping } = useWayBack();
  const { time } = useClock();
  const [lockedUntil, setLockedUntil] = useState<string | null>(null);
  const form = useSiteForm(PasswordSchema, { account: '', password: '', remember: false });
  return (
    <Form
      form={form}
      onSubmit={async ({ remember, ...password }) => {
        const answer = await signIn({ password }, remember);
        if ('errors' in answer) {
          setLockedUntil(answer.retryAt);
          return answer.errors;
        }
        storeSignInWay('PASSWORD');
        await onSignedIn();
        return undefined;
      }}
    >
      {lockedUntil && (
        <Notice tone="warning">
          <FormattedMessage
            id="account-login.lockedUntil"
            values={{ time: time(lockedUntil, Intl.DateTimeFormat().resolvedOptions().timeZone) }}
          />
        </Notice>
      )}
      <TextField
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        label={intl.formatMessage({ id: 'account-login.account' })}
        missing={intl.formatMessage({ id: 'account-login.account.missing' })}
        hint={
          <FormattedMessage
            id="account-login.accountHint"
            values={{ carrier: BRAND.carrierCode }}
          />
        }
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={intl.formatMessage({ id: 'account-login.password' })}
        missing={intl.formatMessage({ id: 'account-login.password.missing' })}
      />
      <RememberField />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        <FormattedMessage id="account-login.submit" />
      </Button>
      {!inPlace && (
        <TextLink to={keeping('/resetPassword')}>
          <FormattedMessage id="account-login.forgotten" />
        </TextLink>
      )}
    </Form>
  );
}
