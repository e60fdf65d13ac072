import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { faultAsErrors } from '#web/app/apollo/command/fault-as-errors.ts';
import { newIdempotencyKey } from '#web/app/apollo/idempotency-key.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { useOpenItineraryMutation } from './open-itinerary.mutation.gen.ts';

const CodeSchema = v.object({ code: CodeText });

type CodeFormProps = { challengeId: string; onOpened: (confirmationId: string) => void };

/** The code from the e-mail; it opens the itinerary to this browser, and sends it, once for each challenge. */
export function CodeForm({ challengeId, onOpened }: CodeFormProps) {
  const intl = useIntl();
  const [mutate] = useOpenItineraryMutation();
  const form = useSiteForm(CodeSchema, { code: '' });
  const keys = useRef(new Map<string, string>());
  const keyOf = (challenge: string) => {
    const key = keys.current.get(challenge) ?? newIdempotencyKey();
    keys.current.set(challenge, key);
    return key;
  };
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        const input = { idempotencyKey: keyOf(challengeId), challengeId, code };
        try {
          const { data } = await mutate({ variables: { input } });
          const { itineraryConfirmation, userErrors } = data?.openItineraryConfirmation ?? {};
          if (!itineraryConfirmation) return userErrors ?? faultAsErrors(undefined);
          onOpened(itineraryConfirmation.id);
          return undefined;
        } catch (error) {
          return faultAsErrors(error);
        }
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
