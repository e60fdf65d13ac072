import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { consumptionPasswordStrength } from '#schema/rules/access/password-strength.ts';
import type { SetConsumptionPasswordInput } from '#web/app/apollo/schema-types.gen.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { atCode } from '#web/app/routes/account/confirm-contact/at-code.ts';
import { StrengthText } from '#web/app/routes/account/strength-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { consumptionPasswordSchema } from './consumption-password.schema.ts';
import { useSetConsumptionPasswordCommand } from './set-consumption-password.mutation.gen.ts';

type ConsumptionPasswordFormProps = {
  /** The code that was sent; without one the present digits allow it. */
  sent?: SentCode;
  dateOfBirth: string;
  onDone: () => Promise<void>;
};

/** The six digits in two entries, and what allows them. */
export function ConsumptionPasswordForm(props: ConsumptionPasswordFormProps) {
  const { sent, dateOfBirth, onDone } = props;
  const intl = useIntl();
  const { digits } = LIMITS.consumptionPassword;
  const { send } = useSetConsumptionPasswordCommand((input: SetConsumptionPasswordInput) => ({
    input,
  }));
  const form = useSiteForm(consumptionPasswordSchema(sent ? 'CODE' : 'PRESENT', dateOfBirth), {
    currentConsumptionPassword: '',
    code: '',
    consumptionPassword: '',
    repeated: '',
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ code, currentConsumptionPassword, consumptionPassword }) => {
        const proven = sent
          ? { proof: { challengeId: sent.challengeId, code } }
          : { currentConsumptionPassword };
        const answer = await send({ ...proven, consumptionPassword });
        if (!answer || answer.errors.length > 0) return answer?.errors.map(atCode);
        await onDone();
        return undefined;
      }}
    >
      {sent ? (
        <CodeField name="code" label={intl.formatMessage({ id: 'account.code.label' })} />
      ) : (
        <PasswordField
          name="currentConsumptionPassword"
          autoComplete="current-password"
          digits={digits}
          label={intl.formatMessage({ id: 'account-edit-consumption-password.current' })}
        />
      )}
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
