import { useEffect, useMemo, useState } from 'react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FARE_BUDGETS } from '#schema/codes/flights/promoted-routes.ts';
import { addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { ExploreAnswer } from './explore-answer.tsx';
import type { PricedRoute } from './fare-line.tsx';
import { useMonthFares } from './use-month-fares.ts';

/** Months that are proposed: nearly as far ahead as flights are on sale. */
const MONTHS = 11;

export type ExploreChoicesProps = {
  today: LocalDate;
  /** What is recommended for the coming weeks, before a month is chosen. */
  recommended: readonly PricedRoute[];
  /** Called with what is affordable then. */
  onFound: (fares: readonly PricedRoute[], inMonth: boolean) => void;
};

/** For how much, and when; and what was found, in a sentence. */
export function ExploreChoices({ today, recommended, onFound }: ExploreChoicesProps) {
  const [budget, setBudget] = useState('');
  const [month, setMonth] = useState('');
  const answer = useMonthFares(month || null);
  const fares = answer?.state === 'ready' ? answer.fares : recommended;
  const isLoading = answer?.state === 'loading';
  const affordable = useMemo(
    () => fares.filter(({ lowestTotal }) => !budget || lowestTotal.amount <= Number(budget)),
    [fares, budget],
  );
  useEffect(() => {
    if (!isLoading) onFound(affordable, month !== '');
  }, [affordable, month, isLoading, onFound]);

  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index + 1));
  return (
    <>
      <ChoiceRow
        legend={<FormattedMessage id="home.explore.budget" />}
        value={budget}
        onChange={setBudget}
        options={[
          { value: '', label: <FormattedMessage id="home.explore.anyBudget" /> },
          ...FARE_BUDGETS.map((amount) => ({
            value: String(amount),
            label: <Money value={{ amount, currency: BRAND.currency }} />,
          })),
        ]}
      />
      <ChoiceRow
        legend={<FormattedMessage id="home.explore.month" />}
        value={month}
        onChange={setMonth}
        options={[
          { value: '', label: <FormattedMessage id="home.explore.soon" /> },
          ...months.map((one) => ({ value: one, label: <Day value={one} style="month" /> })),
        ]}
      />
      <ExploreAnswer
        budget={budget}
        month={month}
        state={answer?.state ?? 'ready'}
        cities={affordable.length}
      />
    </>
  );
}
