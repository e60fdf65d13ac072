import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useCommand } from '#web/app/apollo/command/use-command.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { useConfirmCheckInAccessMutation } from './confirm-check-in-access.mutation.gen.ts';

const CodeSchema = v.object({ code: CodeText });

type CodeFormProps = { challengeId: string; onOpened: (itineraryId: string) => void };

/** The code that was sent; it opens the flight to this browser. */
export function CodeForm({ challengeId, onOpened }: CodeFormProps) {
  const intl = useIntl();
  const [mutate] = useConfirmCheckInAccessMutation();
  const form = useSiteForm(CodeSchema, { code: '' });
  const { send } = useCommand(async (code: string) => {
    const { data } = await mutate({ variables: { input: { challengeId, code } } });
    return data?.confirmCheckInAccess;
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        const result = await send(code);
        const opened = result?.payload?.itinerary;
        if (!opened) return result?.errors;
        onOpened(opened.id);
        return undefined;
      }}
    >
      <CodeField name="code" label={intl.formatMessage({ id: 'check-in-overview.code.code' })} />
      <ButtonRow>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          <FormattedMessage id="check-in-overview.code.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
