import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { useCommand } from '#web/app/apollo/command/use-command.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { AskedCode } from './asked-code.ts';
import { useConfirmOrderAccessMutation } from './confirm-order-access.mutation.gen.ts';
import type { FoundOrder } from './found-order.ts';

const CodeSchema = v.object({ code: CodeText });

type CodeFormProps = { asked: AskedCode; onOpened: (orders: readonly FoundOrder[]) => void };

/** The code from the e-mail; it opens what was found to this browser. */
export function CodeForm({ asked, onOpened }: CodeFormProps) {
  const intl = useIntl();
  const [mutate] = useConfirmOrderAccessMutation();
  const locale = API_LOCALE[useLocale()];
  const { send } = useCommand(async (code: string) => {
    const input = { challengeId: asked.challengeId, code };
    return (await mutate({ variables: { input, locale } })).data?.confirmOrderAccess;
  });
  const form = useSiteForm(CodeSchema, { code: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        const result = await send(code);
        const orders = result?.payload?.orders ?? [];
        if (orders.length === 0) return result?.errors;
        onOpened(orders);
        return undefined;
      }}
    >
      <CodeField name="code" label={intl.formatMessage({ id: 'trips-order-detail.code.code' })} />
      <ButtonRow>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          <FormattedMessage id="trips-order-detail.code.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
