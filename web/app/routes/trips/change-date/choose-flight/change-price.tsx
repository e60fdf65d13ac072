import type { MoneyLike } from '#schema/format/money.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

/** What is due for a change on top of what was paid: an amount, or that nothing is. */
export function ChangePrice({ value }: { value: MoneyLike }) {
  if (value.amount === 0)
    return <FormattedMessage id="trips-change-date-choose-flight.nothingDue" />;
  return (
    <>
      +<Money value={value} />
    </>
  );
}
