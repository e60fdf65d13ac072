import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PartyCountCode, PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './party-field.module.css';
import { type Counter, partyStep } from './party-step.ts';
import { useProblemText } from './use-problem-text.ts';

export type StepperProps = {
  counter: Counter;
  /** Under which a plain form sends the number. */
  name: string;
  label: string;
  hint: string;
  party: PartyCounts;
  onChange: (party: PartyCounts) => void;
};

/**
 * One kind of traveller, one more or one less; a step that a rule refuses says which, beside the
 * button.
 */
export function Stepper({ counter, name, label, hint, party, onChange }: StepperProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const id = useId();
  const [refusal, setRefusal] = useState<{ code: PartyCountCode; party: PartyCounts }>();
  // what was refused may have become possible by another counter
  const refused = refusal?.party === party ? refusal.code : null;

  const step = (by: number) => {
    const next = partyStep(party, counter, by);
    if (next.party) onChange(next.party);
    else setRefusal({ code: next.refused, party });
  };
  const button = (by: 1 | -1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={intl.formatMessage(
        { id: by === 1 ? 'search-panel.more' : 'search-panel.fewer' },
        { label },
      )}
      aria-disabled={partyStep(party, counter, by).refused ? true : undefined}
      aria-describedby={refused ? `${id}-refused` : undefined}
      onClick={() => step(by)}
    >
      <Icon name={by === 1 ? 'plus' : 'minus'} />
    </button>
  );

  return (
    <div className={styles.counter}>
      <label htmlFor={id} className={styles.who}>
        {label}
        <span className={styles.hint}>{hint}</span>
      </label>
      <div className={styles.steps}>
        {button(-1)}
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          className={styles.count}
          value={party[counter]}
          onChange={(event) => {
            const digit = Number(event.target.value.slice(-1));
            if (digit !== party[counter] && event.target.value !== '') step(digit - party[counter]);
          }}
        />
        {button(1)}
      </div>
      <p id={`${id}-refused`} role="status" className={styles.refused}>
        {refused && problemText(refused === 'PARTY_COUNT_INVALID' ? 'NONE_LEFT' : refused)}
      </p>
    </div>
  );
}
