import { chakra } from '@chakra-ui/react';
import { lostConditions } from '#schema/rules/after-sale/changed/lost-conditions.ts';
import type { FareConditionsFragment } from '#web/app/components/fare-conditions/fare-conditions.gen.ts';
import { useConditions } from '#web/app/components/fare-conditions/use-conditions.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { type ChangeAmounts, changeLines } from './change-lines.ts';

type GivenUpProps = {
  /** The fare of the ticket, and the one to which it would change. */
  own: FareConditionsFragment;
  other: FareConditionsFragment;
  /** What the change costs. */
  amounts: ChangeAmounts | null;
};

/** Whether a change to a fare gives anything up (RULES 8.29). */
export const givesUp = ({ own, other, amounts }: GivenUpProps): boolean =>
  lostConditions(own.conditions, other.conditions).length > 0 ||
  (amounts !== null && changeLines(amounts).some(({ kind }) => kind === 'KEPT'));

/**
 * What is given up by a change to another fare, a line each: the money that is not paid back first.
 * Texts: `date-change`, `fare-conditions`.
 */
export function GivenUp({ own, other, amounts }: GivenUpProps) {
  const conditions = useConditions();
  const lost = new Set<string>(lostConditions(own.conditions, other.conditions));
  const [before, after] = [conditions(own), conditions(other)];
  const kept = amounts && changeLines(amounts).find(({ kind }) => kind === 'KEPT');
  return (
    <chakra.ul paddingInlineStart="5" textStyle="small" listStyleType="disc">
      {kept && (
        <li>
          <FormattedMessage
            id="date-change.givenUp.money"
            values={{ amount: <Money key="amount" value={kept.value} /> }}
          />
        </li>
      )}
      {before.map(({ condition, label, value }, at) =>
        lost.has(condition) ? (
          <li key={condition}>
            <FormattedMessage
              id="date-change.givenUp.condition"
              values={{ label, before: value, after: after[at]?.value }}
            />
          </li>
        ) : null,
      )}
    </chakra.ul>
  );
}
