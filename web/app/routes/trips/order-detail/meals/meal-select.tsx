import { Field } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { BABY_MEAL_FROM_MONTHS, type MealCode } from '#schema/codes/travellers/special-meals.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Select } from '#web/app/ui/input.tsx';
import type { MealPassenger } from './flights-with-meals.ts';

type MealSelectProps = {
  passenger: MealPassenger;
  /** The empty text: the usual meal. */
  value: MealCode | '';
  /** The gateway's time, by which meals are too late. */
  now: string;
  onChange: (value: MealCode | '') => void;
};

const AGES = { childAge: LIMITS.childFromAge, months: BABY_MEAL_FROM_MONTHS };

/**
 * The meals that one passenger may have, by the browser's own list, and what is in the one that is
 * chosen.
 */
export function MealSelect({ passenger, value, now, onChange }: MealSelectProps) {
  const { personName } = useFormat();
  const intl = useIntl();
  const nameOf = (meal: string) =>
    intl.formatMessage({ id: 'information-in-flight-meals.name' }, { meal });
  return (
    <Field.Root>
      <Field.Label translate="no">{personName(passenger.name)}</Field.Label>
      <Select value={value} onChange={({ target }) => onChange(target.value as MealCode | '')}>
        <option value="">{intl.formatMessage({ id: 'trips-order-detail.meals.usual' })}</option>
        {passenger.mealOffers.map(({ code, until }) => {
          const isLate = until <= now && passenger.specialMeal?.code !== code;
          return (
            <option key={code} value={code} disabled={isLate}>
              {intl.formatMessage(
                {
                  id: isLate
                    ? 'trips-order-detail.meals.optionLate'
                    : 'trips-order-detail.meals.option',
                },
                { name: nameOf(code), meal: code },
              )}
            </option>
          );
        })}
      </Select>
      {value && (
        <Field.HelperText>
          <FormattedMessage
            id="information-in-flight-meals.about"
            values={{ meal: value, ...AGES }}
          />
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
