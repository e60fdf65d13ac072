import { useIntl } from 'react-intl';
import * as v from 'valibot';
import type { ChangeContactInput } from '#web/app/apollo/schema-types.gen.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { atCode } from '#web/app/routes/account/confirm-contact/at-code.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { useChangeContactCommand } from './change-contact.mutation.gen.ts';

const filled = v.pipe(v.string('REQUIRED'), v.nonEmpty('REQUIRED'));
const schema = (passwordSet: boolean) =>
  v.object({ code: CodeText, loginPassword: passwordSet ? filled : v.string() });

type ContactCodeFormProps = { sent: SentCode; passwordSet: boolean; onDone: () => void };

/** The code that went to the new contact, and the login password where one is set (RULES 10.17). */
export function ContactCodeForm({ sent, passwordSet, onDone }: ContactCodeFormProps) {
  const intl = useIntl();
  const { send } = useChangeContactCommand((input: ChangeContactInput) => ({ input }));
  const form = useSiteForm(schema(passwordSet), { code: '', loginPassword: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code, loginPassword }) => {
        const proof = { challengeId: sent.challengeId, code };
        const answer = await send({ proof, loginPassword: passwordSet ? loginPassword : null });
        if (!answer || answer.errors.length > 0) return answer?.errors.map(atCode);
        onDone();
        return undefined;
      }}
    >
      <CodeField name="code" label={intl.formatMessage({ id: 'account.code.label' })} />
      {passwordSet && (
        <PasswordField
          name="loginPassword"
          autoComplete="current-password"
          label={intl.formatMessage({ id: 'account.currentPassword' })}
        />
      )}
      <ButtonRow>
        <Button type="submit" loading={form.formState.isSubmitting}>
          <FormattedMessage id="account-edit-info.contacts.confirm" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
