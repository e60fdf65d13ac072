import { useIntl } from 'react-intl';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import type { ChangeLoginPasswordInput } from '#web/app/apollo/schema-types.gen.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { atCode } from '#web/app/routes/account/confirm-contact/at-code.ts';
import { UsernameField } from '#web/app/routes/account/confirm-contact/username-field.tsx';
import { NewPasswordFields } from '#web/app/routes/account/new-password-fields.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { useChangeLoginPasswordMutation } from './change-login-password.mutation.gen.ts';
import { changePasswordSchema, type PasswordProof } from './change-password.schema.ts';

type ChangePasswordFormProps = {
  by: PasswordProof;
  /** The code that was sent, where a code allows it. */
  sent?: SentCode;
  username: string;
  onDone: () => Promise<void>;
};

/** A new login password, in two entries, and what allows it. */
export function ChangePasswordForm({ by, sent, username, onDone }: ChangePasswordFormProps) {
  const intl = useIntl();
  const [mutate] = useChangeLoginPasswordMutation();
  const { send } = useCommand(async (input: ChangeLoginPasswordInput) => {
    const { data } = await mutate({ variables: { input } });
    return data?.changeLoginPassword;
  });
  const form = useSiteForm(changePasswordSchema(by), {
    currentPassword: '',
    code: '',
    newPassword: '',
    repeated: '',
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ currentPassword, code, newPassword }) => {
        const proof = sent ? { challengeId: sent.challengeId, code } : null;
        const present = by === 'PASSWORD' ? currentPassword : null;
        const answer = await send({ currentPassword: present, proof, newPassword });
        if (!answer || answer.errors.length > 0) return answer?.errors.map(atCode);
        await onDone();
        return undefined;
      }}
    >
      <UsernameField username={username} />
      {by === 'PASSWORD' && (
        <PasswordField
          name="currentPassword"
          autoComplete="current-password"
          label={intl.formatMessage({ id: 'account.currentPassword' })}
        />
      )}
      {by === 'CODE' && (
        <CodeField name="code" label={intl.formatMessage({ id: 'account.code.label' })} />
      )}
      <NewPasswordFields name="newPassword" />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        <FormattedMessage id="account-edit-login-password.submit" />
      </Button>
    </Form>
  );
}
