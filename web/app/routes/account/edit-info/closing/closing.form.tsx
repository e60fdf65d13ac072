import { useIntl } from 'react-intl';
import * as v from 'valibot';
import type { RequestAccountClosureInput } from '#web/app/apollo/schema-types.gen.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { atCode } from '#web/app/routes/account/confirm-contact/at-code.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { useRequestAccountClosureCommand } from './request-closure.mutation.gen.ts';

const ClosingSchema = v.object({ code: CodeText });

/** The code that closes the account; the last day is shown in its place afterwards. */
export function ClosingForm({ sent }: { sent: SentCode }) {
  const intl = useIntl();
  const { send } = useRequestAccountClosureCommand((input: RequestAccountClosureInput) => ({
    input,
  }));
  const form = useSiteForm(ClosingSchema, { code: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        const answer = await send({ proof: { challengeId: sent.challengeId, code } });
        return answer?.errors.map(atCode);
      }}
    >
      <CodeField name="code" label={intl.formatMessage({ id: 'account.code.label' })} />
      <ButtonRow>
        <Button type="submit" loading={form.formState.isSubmitting}>
          <FormattedMessage id="account-edit-info.closing.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
