import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { Form } from '#web/app/forms/form.tsx';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import type { PaidWithPoints } from './paid-with-points.ts';
import { pointsSchema } from './points.schema.ts';
import { PointsLines } from './points-lines.tsx';
import { PointsSlider } from './points-slider.tsx';
import { usePayWithPoints } from './use-pay-with-points.ts';

type PayWithPointsFormProps = {
  payable: PaidWithPoints;
  usable: number;
  /** What the account has; the order may take less. */
  available: number;
  onChanged: () => void;
};

const SECRETS = ['consumptionPassword'];

/** How many points are used, the password that releases them, and what is left to pay in money. */
export function PayWithPointsForm(props: PayWithPointsFormProps) {
  const { payable, usable, available, onChanged } = props;
  const intl = useIntl();
  const { digits } = LIMITS.consumptionPassword;
  const pay = usePayWithPoints(payable, onChanged);
  const values = { points: String(usable), consumptionPassword: '' };
  const form = useSiteForm(pointsSchema({ usable, available }), values);
  useDraft(form, `points:${payable.id}`, SECRETS);
  const part = usable < available ? 'YES' : 'NO';
  return (
    <Form form={form} onSubmit={pay}>
      <TextField
        name="points"
        inputMode="numeric"
        autoComplete="off"
        width="short"
        label={intl.formatMessage({ id: 'points-payment.count' })}
        hint={<FormattedMessage id="points-payment.most" values={{ points: usable, part }} />}
        sentences={{
          POINTS_OUT_OF_RANGE: intl.formatMessage(
            { id: 'points-payment.outOfRange' },
            { points: usable },
          ),
        }}
      />
      <PointsSlider most={usable} />
      <PasswordField
        name="consumptionPassword"
        autoComplete="current-password"
        digits={digits}
        label={intl.formatMessage({ id: 'points-payment.password' })}
      />
      <Payment due={payable.amountDue} usable={usable} paying={form.formState.isSubmitting} />
    </Form>
  );
}

type PaymentProps = { due: PaidWithPoints['amountDue']; usable: number; paying: boolean };

/** What the typed points pay, what is left, and the button that says both. */
function Payment({ due, usable, paying }: PaymentProps) {
  const format = useFormat();
  const typed: unknown = useWatch({ name: 'points' });
  const count = Number(typed);
  const points = Number.isSafeInteger(count) && count > 0 && count <= usable ? count : 0;
  const rest = { ...due, amount: due.amount - pointsValue(points).amount };
  return (
    <>
      <div role="status">
        <PointsLines due={due} points={points} />
      </div>
      <Button type="submit" size="lg" wide loading={paying}>
        <FormattedMessage
          id="points-payment.pay"
          values={{ whole: rest.amount === 0 ? 'YES' : 'NO', points, amount: format.money(rest) }}
        />
      </Button>
    </>
  );
}
