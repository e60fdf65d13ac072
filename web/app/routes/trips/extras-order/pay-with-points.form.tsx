import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { money, subtractMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { Form } from '#web/app/forms/form.tsx';
import { PasswordField } from '#web/app/forms/password-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { Button } from '#web/app/ui/button.tsx';
import type { ExtrasOrderProps } from './extras-order-props.ts';
import type { ExtrasStandingFragment } from './extras-standing.gen.ts';
import { pointsSchema } from './points.schema.ts';
import { usePayWithPoints } from './use-pay-with-points.ts';

type PayWithPointsFormProps = Pick<ExtrasOrderProps, 'order' | 'onChanged'> & { usable: number };

/** How many points are used, the password that releases them, and what is left to pay in money. */
export function PayWithPointsForm({ order, usable, onChanged }: PayWithPointsFormProps) {
  const intl = useIntl();
  const { digits } = LIMITS.consumptionPassword;
  const pay = usePayWithPoints(order.id, onChanged);
  const values = { points: String(usable), consumptionPassword: '' };
  const form = useSiteForm(pointsSchema(usable), values);
  return (
    <Form form={form} onSubmit={pay}>
      <TextField
        name="points"
        inputMode="numeric"
        autoComplete="off"
        width="short"
        label={intl.formatMessage({ id: 'trips-extras-order.points.count' })}
        hint={<FormattedMessage id="trips-extras-order.points.most" values={{ points: usable }} />}
      />
      <PasswordField
        name="consumptionPassword"
        autoComplete="current-password"
        digits={digits}
        label={intl.formatMessage({ id: 'trips-extras-order.points.password' })}
      />
      <Remaining due={order.amountDue} usable={usable} />
      <Button type="submit" size="lg" wide loading={form.formState.isSubmitting}>
        <FormattedMessage id="trips-extras-order.points.pay" />
      </Button>
    </Form>
  );
}

type RemainingProps = { due: ExtrasStandingFragment['amountDue']; usable: number };

function Remaining({ due, usable }: RemainingProps) {
  const format = useFormat();
  const typed: unknown = useWatch({ name: 'points' });
  const points = Number(typed);
  const isUsable = Number.isSafeInteger(points) && points > 0 && points <= usable;
  const left = subtractMoney(money(due.amount, BRAND.currency), pointsValue(isUsable ? points : 0));
  return (
    <p role="status">
      <FormattedMessage
        id="trips-extras-order.points.remaining"
        values={{ whole: left.amount === 0 ? 'YES' : 'NO', amount: format.money(left) }}
      />
    </p>
  );
}
