import { chakra, Field } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Input, Select } from '#web/app/ui/input.tsx';
import type { PointsAddress } from './points-address.ts';

type PointsPeriodProps = { address: PointsAddress; errors: readonly UserError[] };

const DAYS = ['from', 'to'] as const;
const DIRECTIONS = ['', 'EARNED', 'SPENT'] as const;

/** Which changes are shown. It is a form of the address: it works before scripts have loaded. */
export function PointsPeriod({ address, errors }: PointsPeriodProps) {
  const to = useLocalePath();
  const intl = useIntl();
  const codeText = useCodeText();
  const errorAt = (name: string) => errors.find(({ path }) => path.includes(name));
  return (
    <Form method="get" action={to('/points')} noValidate>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr 1fr auto' }}
        gap="4"
        alignItems="start"
      >
        {DAYS.map((name) => {
          const error = errorAt(name);
          return (
            <Field.Root key={name} invalid={error !== undefined}>
              <Field.Label>
                <FormattedMessage id={`account-points.${name}`} />
              </Field.Label>
              <Input type="date" name={name} defaultValue={address[name]} autoComplete="off" />
              {error && <Field.ErrorText role="alert">{codeText(error.code)}</Field.ErrorText>}
            </Field.Root>
          );
        })}
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
        <chakra.div marginTop={{ md: '6' }}>
          <Button type="submit" variant="secondary">
            <FormattedMessage id="account-points.show" />
          </Button>
        </chakra.div>
      </chakra.div>
    </Form>
  );
}
