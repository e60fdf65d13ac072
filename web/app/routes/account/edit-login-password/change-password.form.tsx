import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import type { ChangeLoginPasswordInput } from '#web/app/apollo/schema-types.gen.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { atCode } from '#web/app/routes/account/confirm-contact/at-code.ts';
import { NewPasswordText, repeatedLike } from '#web/app/routes/account/new-password.schema.ts';
import { NewPasswordFields } from '#web/app/routes/account/new-password-fields.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { useChangeLoginPasswordCommand } from './change-login-password.mutation.gen.ts';

/** For password managers: whose password a form sets. Users neither see nor reach it. */
function UsernameField({ username }: { username: string }) {
  return (
    <chakra.input
      type="text"
      name="username"
      autoComplete="username"
      value={username}
      readOnly
      hidden
    />
  );
}

/** What allows a new login password: the present one, or a code. */
type PasswordProof = 'PASSWORD' | 'CODE';

const filled = v.pipe(v.string('REQUIRED'), v.nonEmpty('REQUIRED'));

/** The new password two times the same, with what allows it, ruled as the gateway rules them. */
const changePasswordSchema = (by: PasswordProof) =>
  v.pipe(
    v.object({
      currentPassword: by === 'PASSWORD' ? filled : v.string(),
      code: by === 'CODE' ? CodeText : v.string(),
      newPassword: NewPasswordText,
      repeated: v.string('REQUIRED'),
    }),
    v.forward(
      repeatedLike(({ newPassword }) => newPassword),
      ['repeated'],
    ),
  );

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
  const { send } = useChangeLoginPasswordCommand((input: ChangeLoginPasswordInput) => ({ input }));
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
