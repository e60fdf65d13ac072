import { FormattedMessage, useIntl } from 'react-intl';
import { faultAsErrors } from '#web/app/apollo/command/fault-as-errors.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import type { SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { NewPasswordFields } from '#web/app/routes/account/new-password-fields.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { useResetLoginPasswordMutation } from './reset-login-password.mutation.gen.ts';
import { ResetSchema } from './reset-password.schema.ts';

type ResetFormProps = { sent: SentCode; onDone: () => void };

/** The second step: the code, and the new password. */
export function ResetForm({ sent, onDone }: ResetFormProps) {
  const intl = useIntl();
  const [mutate] = useResetLoginPasswordMutation();
  const form = useSiteForm(ResetSchema, { code: '', newPassword: '', repeated: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code, newPassword }) => {
        const input = { proof: { challengeId: sent.challengeId, code }, newPassword };
        try {
          const { data } = await mutate({ variables: { input } });
          const { done, userErrors = [] } = data?.resetLoginPassword ?? {};
          if (done) {
            onDone();
            return undefined;
          }
          return userErrors.length === 0
            ? faultAsErrors(null)
            : userErrors.map(({ code: one, path }) => ({
                code: one,
                path: path[0] === 'proof' ? path.slice(1) : path,
              }));
        } catch (error) {
          return faultAsErrors(error);
        }
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
