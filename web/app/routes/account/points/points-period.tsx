import { chakra, Field } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { DayBoxes } from '#web/app/forms/day-boxes.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Select } from '#web/app/ui/input.tsx';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';
import type { PointsAddress } from './points-address.ts';

type PointsPeriodProps = { address: PointsAddress; errors: readonly UserError[] };

const DAYS = ['from', 'to'] as const;
const DIRECTIONS = ['', 'EARNED', 'SPENT'] as const;

/** Which changes are shown. It is a form of the address: it works before scripts have loaded. */
export function PointsPeriod({ address, errors }: PointsPeriodProps) {
  const to = useLocalePath();
  const intl = useIntl();
  const errorAt = (name: string) => errors.find(({ path }) => path.includes(name));
  return (
    <Form method="get" action={to('/points')} noValidate>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr 1fr auto' }}
        gap="4"
        alignItems="end"
      >
        {DAYS.map((name) => (
          <PeriodEnd key={name} name={name} asked={address[name]} error={errorAt(name)} />
        ))}
        <Field.Root>
          <Field.Label>
            <FormattedMessage id="account-points.direction" />
          </Field.Label>
          <Select name="show" defaultValue={address.direction ?? ''}>
            {DIRECTIONS.map((direction) => (
              <option key={direction} value={direction}>
                {intl.formatMessage({ id: 'account-points.directions' }, { direction })}
              </option>
            ))}
          </Select>
        </Field.Root>
        <Button type="submit" variant="secondary">
          <FormattedMessage id="account-points.show" />
        </Button>
      </chakra.div>
    </Form>
  );
}

type PeriodEndProps = {
  name: (typeof DAYS)[number];
  /** What the address says. */
  asked: string;
  error: UserError | undefined;
};

/** One end of the period, typed in boxes; without scripts in the browser's own field. */
function PeriodEnd({ name, asked, error }: PeriodEndProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  const id = useId();
  const [day, setDay] = useState(asked);
  const label = intl.formatMessage({ id: `account-points.${name}` });
  return (
    <fieldset className={recipeClass('fieldset')}>
      <legend className={partClass('fieldset', 'legend')}>{label}</legend>
      <DayBoxes
        id={id}
        value={day}
        onChange={setDay}
        invalid={error !== undefined}
        describedBy={error ? `${id}-error` : undefined}
      />
      <noscript>
        <input type="date" name={name} aria-label={label} defaultValue={asked} />
      </noscript>
      <input type="hidden" name={name} value={day} />
      {error && (
        <span id={`${id}-error`} role="alert" className={partClass('field', 'errorText')}>
          {codeText(error.code)}
        </span>
      )}
    </fieldset>
  );
}
