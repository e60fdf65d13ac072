import { HStack, Span } from '@chakra-ui/react';
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
            <Span as="dt" color="fg.muted">
              {label}
            </Span>
            <dd>
              <ConditionMark tone={tone} />
              {value}
            </dd>
          </HStack>
        ))}
    </HStack>
  );
}
