import { Grid, Text } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { ConditionMark } from './condition-mark.tsx';
import type { FareConditionsFragment } from './fare-conditions.gen.ts';
import { useConditions } from './use-conditions.ts';

/** What one fare brand allows and costs, in words. Texts: `fare-conditions`. */
export function FareConditions({ brand }: { brand: FareConditionsFragment }) {
  const conditions = useConditions();
  return (
    <div className="text-small">
      <dl>
        {conditions(brand).map(({ condition, label, value, tone }) => (
          <Grid
            key={condition}
            templateColumns="minmax(7rem, 2fr) 3fr"
            gap="4"
            paddingBlock="2"
            borderBottomWidth="1px"
          >
            <Muted as="dt" size="md">
              {label}
            </Muted>
            <dd>
              <ConditionMark tone={tone} />
              {value}
            </dd>
          </Grid>
        ))}
      </dl>
      <Text marginTop="3" color="fg.muted">
        <FormattedMessage id="fare-conditions.perBound" />
      </Text>
    </div>
  );
}
