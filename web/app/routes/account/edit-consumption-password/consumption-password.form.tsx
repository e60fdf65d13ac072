import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { consumptionPasswordStrength } from '#schema/rules/access/password-strength.ts';
import { useCommand } from '#web/app/apollo/command/use-command.ts';
import type { SetConsumptionPasswordInput } from '#web/app/apollo/schema-types.gen.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import type { SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { atCode } from '#web/app/routes/account/own-code/at-code.ts';
import { StrengthText } from '#web/app/routes/account/strength-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { consumptionPasswordSchema } from './consumption-password.schema.ts';
import { useSetConsumptionPasswordMutation } from './set-consumption-password.mutation.gen.ts';

type ConsumptionPasswordFormProps = {
  sent: SentCode;
  dateOfBirth: string;
  onDone: () => Promise<void>;
};

/** The code, and the six digits in two entries. */
export function ConsumptionPasswordForm(props: ConsumptionPasswordFormProps) {
  const { sent, dateOfBirth, onDone } = props;
  const intl = useIntl();
  const { digits } = LIMITS.consumptionPassword;
  const [mutate] = useSetConsumptionPasswordMutation();
  const { send } = useCommand(async (input: SetConsumptionPasswordInput) => {
    const { data } = await mutate({ variables: { input } });
    return data?.setConsumptionPassword;
  });
  const values = { code: '', consumptionPassword: '', repeated: '' };
  const form = useSiteForm(consumptionPasswordSchema(dateOfBirth), values);
  return (
    <Form
      form={form}
      onSubmit={async ({ code, consumptionPassword }) => {
        const proof = { challengeId: sent.challengeId, code };
        const answer = await send({ proof, consumptionPassword });
        if (!answer || answer.errors.length > 0) return answer?.errors.map(atCode);
        await onDone();
        return undefined;
      }}
    >
      <CodeField name="code" label={intl.formatMessage({ id: 'account.code.label' })} />
      <PasswordField
        name="consumptionPassword"
        autoComplete="new-password"
        digits={digits}
        label={intl.formatMessage({ id: 'account-edit-consumption-password.new' })}
        hint={<FormattedMessage id="account-edit-consumption-password.hint" values={{ digits }} />}
      />
      <Strength dateOfBirth={dateOfBirth} />
      <PasswordField
        name="repeated"
        autoComplete="new-password"
        digits={digits}
        label={intl.formatMessage({ id: 'account-edit-consumption-password.repeated' })}
      />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        <FormattedMessage id="account-edit-consumption-password.submit" />
      </Button>
    </Form>
  );
}

function Strength({ dateOfBirth }: { dateOfBirth: string }) {
  const typed: unknown = useWatch({ name: 'consumptionPassword' });
  const digits = typeof typed === 'string' ? typed : '';
  return <StrengthText strength={consumptionPasswordStrength(digits, dateOfBirth)} />;
}
