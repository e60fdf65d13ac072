import { useId, useState } from 'react';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import {
  expectantMotherTravel,
  weekOfPregnancy,
} from '#schema/rules/travellers/expectant-mother.ts';
import { DayBoxes } from '#web/app/forms/day-boxes.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import styles from './week-finder.module.css';

const ANSWERS = {
  FREE: { tone: 'success', message: 'information-care-pregnant-woman.answerFree' },
  CERTIFICATE: { tone: 'warning', message: 'information-care-pregnant-woman.answerCertificate' },
  NOT_ACCEPTED: { tone: 'danger', message: 'information-care-pregnant-woman.answerNotAccepted' },
} as const;

/**
 * Calculates the week of the last flight from the expected day of birth, and says what applies.
 * Nothing is sent.
 */
export function WeekFinder() {
  const [dueOn, setDueOn] = useState('');
  const [flightOn, setFlightOn] = useState('');
  const [several, setSeveral] = useState(false);
  return (
    <form className={styles.finder} onSubmit={(event) => event.preventDefault()}>
      <h3 className={styles.title}>
        <FormattedMessage id="information-care-pregnant-woman.finder" />
      </h3>
      <div className={styles.fields}>
        <Day message="information-care-pregnant-woman.due" value={dueOn} onChange={setDueOn} />
        <Day
          message="information-care-pregnant-woman.flight"
          value={flightOn}
          onChange={setFlightOn}
        />
      </div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={several}
          onChange={({ target }) => setSeveral(target.checked)}
        />
        <FormattedMessage id="information-care-pregnant-woman.several" />
      </label>
      <div role="status">
        {isLocalDate(dueOn) && isLocalDate(flightOn) && (
          <Answer week={weekOfPregnancy(dueOn, flightOn)} several={several} />
        )}
      </div>
    </form>
  );
}

type DayProps = { message: MessageId; value: string; onChange: (day: string) => void };

function Day({ message, value, onChange }: DayProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        <FormattedMessage id={message} />
      </legend>
      <DayBoxes id={useId()} value={value} onChange={onChange} />
    </fieldset>
  );
}

function Answer({ week, several }: { week: number; several: boolean }) {
  const isPossible = week >= 0 && week <= EXPECTANT_MOTHERS.termWeeks + 2;
  if (!isPossible)
    return (
      <Notice tone="info">
        <FormattedMessage id="information-care-pregnant-woman.answerUnlikely" />
      </Notice>
    );
  const { tone, message } = ANSWERS[expectantMotherTravel(week, several ? 2 : 1)];
  return (
    <Notice
      tone={tone}
      title={<FormattedMessage id="information-care-pregnant-woman.week" values={{ week }} />}
    >
      <FormattedMessage id={message} values={{ days: EXPECTANT_MOTHERS.certificateDays }} />
    </Notice>
  );
}
