import { BRAND } from '#schema/codes/base/brand.ts';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './explore.module.css';

export type ExploreAnswerProps = {
  /** Empty where it is open, as is the month. */
  budget: string;
  month: string;
  state: 'loading' | 'failed' | 'ready';
  cities: number;
};

/** What was found, in a sentence that is said when it changes. */
export function ExploreAnswer({ budget, month, state, cities }: ExploreAnswerProps) {
  const values = {
    cities,
    budget: budget ? 'some' : 'none',
    month: month ? 'some' : 'none',
    amount: <Money value={{ amount: Number(budget), currency: BRAND.currency }} />,
    when: <Day value={month} style="month" />,
  };
  return (
    <p className={styles.answer} role="status">
      <FormattedMessage
        id={budget || month ? `home.explore.${state}` : 'home.explore.recommended'}
        values={values}
      />
    </p>
  );
}
