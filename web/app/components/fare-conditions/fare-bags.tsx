import { HStack } from '@chakra-ui/react';
import { Muted } from '#web/app/ui/muted.tsx';
import { ConditionMark } from './condition-mark.tsx';
import type { FareConditionsFragment } from './fare-conditions.gen.ts';
import { type Condition, useConditions } from './use-conditions.ts';

const BAGS: ReadonlySet<Condition> = new Set(['cabinBags', 'checkedBags']);

/** The bags of a fare, in plain sight. Texts: `fare-conditions`. */
export function FareBags({ brand }: { brand: FareConditionsFragment }) {
  const conditions = useConditions();
  return (
    <HStack as="dl" wrap="wrap" columnGap="6" rowGap="1" textStyle="small">
      {conditions(brand)
        .filter(({ condition }) => BAGS.has(condition))
        .map(({ condition, label, value, tone }) => (
          <HStack key={condition} gap="2">
            <Muted as="dt" size="md">
              {label}
            </Muted>
            <dd>
              <ConditionMark tone={tone} />
              {value}
            </dd>
          </HStack>
        ))}
    </HStack>
  );
}
