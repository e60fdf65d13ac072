import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useCommand } from '#web/app/apollo/command/use-command.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { useConfirmCheckInCancellationMutation } from './confirm-cancellation.mutation.gen.ts';

const CodeSchema = v.object({ code: CodeText });

type TypedCode = { readonly challengeId: string; readonly code: string };
type CodeFormProps = { challengeId: string; people: number; onCancelled: () => void };

/** The code that was sent; it cancels the check-ins. */
export function CodeForm({ challengeId, people, onCancelled }: CodeFormProps) {
  const intl = useIntl();
  const [mutate] = useConfirmCheckInCancellationMutation();
  const form = useSiteForm(CodeSchema, { code: '' });
  const { send } = useCommand(async (typed: TypedCode, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { idempotencyKey, ...typed } } });
    return data?.confirmCheckInCancellation;
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        const result = await send({ challengeId, code });
        if (!result || result.errors.length > 0) return result?.errors;
        onCancelled();
        return undefined;
      }}
    >
      <CodeField name="code" label={intl.formatMessage({ id: 'check-in-boarding.cancel.code' })} />
      <ButtonRow>
        <Button type="submit" variant="danger" size="lg" loading={form.formState.isSubmitting}>
          <FormattedMessage id="check-in-boarding.cancel.submit" values={{ people }} />
        </Button>
      </ButtonRow>
    </Form>
  );
}
