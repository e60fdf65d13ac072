import { FormattedMessage, useIntl } from 'react-intl';
import { faultAsErrors } from '#web/app/apollo/command/fault-as-errors.ts';
import { CodeField } from '#web/app/forms/code-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { Button } from '#web/app/ui/button.tsx';
import type { AskedCode } from './asked-code.ts';
import { CodeSchema } from './code.schema.ts';
import { useConfirmOrderAccessMutation } from './confirm-order-access.mutation.gen.ts';
import styles from './find-order.module.css';

type CodeFormProps = { asked: AskedCode; onOpened: (orderId: string) => void };

/** The code from the e-mail; it opens the order to this browser. */
export function CodeForm({ asked, onOpened }: CodeFormProps) {
  const intl = useIntl();
  const [mutate] = useConfirmOrderAccessMutation();
  const form = useSiteForm(CodeSchema, { code: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        const input = { challengeId: asked.challengeId, code };
        try {
          const { data } = await mutate({ variables: { input } });
          const { orders: [order] = [], userErrors } = data?.confirmOrderAccess ?? {};
          if (!order) return userErrors ?? faultAsErrors(undefined);
          onOpened(order.id);
          return undefined;
        } catch (error) {
          return faultAsErrors(error);
        }
      }}
    >
      <CodeField name="code" label={intl.formatMessage({ id: 'trips-order-detail.code.code' })} />
      <div className={styles.buttons}>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          <FormattedMessage id="trips-order-detail.code.submit" />
        </Button>
      </div>
    </Form>
  );
}
