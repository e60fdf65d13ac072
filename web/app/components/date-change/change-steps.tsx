import { useIntl } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Steps } from '#web/app/ui/steps.tsx';

/** The three steps of a change of date. */
const CHANGE_STEPS = ['what', 'flights', 'confirm'] as const;
type ChangeStep = (typeof CHANGE_STEPS)[number];

const LABELS = {
  what: 'date-change.steps.what',
  flights: 'date-change.steps.flights',
  confirm: 'date-change.steps.confirm',
} as const satisfies Record<ChangeStep, string>;

export type ChangeStepsProps = {
  current: ChangeStep;
  /** Finished steps one may go back to: English addresses. */
  back?: Partial<Record<ChangeStep, string>>;
};

/** Where the traveller is between an old day and a new one. Texts: `date-change`. */
export function ChangeSteps({ current, back = {} }: ChangeStepsProps) {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <Steps
      label={intl.formatMessage({ id: 'date-change.steps.label' })}
      doneText={intl.formatMessage({ id: 'date-change.steps.done' })}
      current={CHANGE_STEPS.indexOf(current)}
      steps={CHANGE_STEPS.map((step) => {
        const address = back[step];
        const label = intl.formatMessage({ id: LABELS[step] });
        return { label, ...(address ? { to: to(address) } : {}) };
      })}
    />
  );
}
