import { useIntl } from 'react-intl';
import * as v from 'valibot';
import type { ResetLoginPasswordInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { NewPasswordText, repeatedLike } from '#web/app/routes/account/new-password.schema.ts';
import { NewPasswordFields } from '#web/app/routes/account/new-password-fields.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { useResetLoginPasswordCommand } from './reset-login-password.mutation.gen.ts';

/** The code and the new password, two times the same, ruled as the gateway rules them. */
const ResetSchema = v.pipe(
  v.object({
    code: CodeText,
    newPassword: NewPasswordText,
    repeated: v.string('REQUIRED'),
  }),
  v.forward(
    repeatedLike(({ newPassword }) => newPassword),
    ['repeated'],
  ),
);

type ResetFormProps = { sent: SentCode; onDone: () => Promise<void> };

/** The gateway's `proof.code` is the form's `code`. */
const atField = (error: UserError): UserError => ({
  ...error,
  path: error.path[0] === 'proof' ? error.path.slice(1) : error.path,
});

/** The second step: the code, and the new password. */
export function ResetForm({ sent, onDone }: ResetFormProps) {
  const intl = useIntl();
  const { send } = useResetLoginPasswordCommand((input: ResetLoginPasswordInput) => ({ input }));
  const form = useSiteForm(ResetSchema, { code: '', newPassword: '', repeated: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code, newPassword }) => {
        const { challengeId } = sent;
        const result = await send({ proof: { challengeId, code }, newPassword });
        if (!result?.payload?.done) return result?.errors.map(atField);
        await onDone();
        return undefined;
      }}
    >
      <CodeField name="code" label={intl.formatMessage({ id: 'account.code.label' })} />
      <NewPasswordFields name="newPassword" />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        <FormattedMessage id="account-reset-password.submit" />
      </Button>
    </Form>
  );
}
