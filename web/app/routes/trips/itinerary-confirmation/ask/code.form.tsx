import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useCommand } from '#web/app/apollo/command/use-command.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { useOpenItineraryMutation } from './open-itinerary.mutation.gen.ts';

const CodeSchema = v.object({ code: CodeText });

type TypedCode = { readonly challengeId: string; readonly code: string };
type CodeFormProps = { challengeId: string; onOpened: (confirmationId: string) => void };

/** The code from the e-mail; it opens the itinerary to this browser, and sends it. */
export function CodeForm({ challengeId, onOpened }: CodeFormProps) {
  const intl = useIntl();
  const [mutate] = useOpenItineraryMutation();
  const form = useSiteForm(CodeSchema, { code: '' });
  const { send } = useCommand(async (typed: TypedCode, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { idempotencyKey, ...typed } } });
    return data?.openItineraryConfirmation;
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        const result = await send({ challengeId, code });
        const opened = result?.payload?.itineraryConfirmation;
        if (!opened) return result?.errors;
        onOpened(opened.id);
        return undefined;
      }}
    >
      <CodeField
        name="code"
        label={intl.formatMessage({ id: 'trips-itinerary-confirmation.code.code' })}
      />
      <ButtonRow>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          <FormattedMessage id="trips-itinerary-confirmation.code.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
