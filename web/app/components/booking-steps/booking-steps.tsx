import { useIntl } from 'react-intl';
import { Steps } from '#web/app/ui/steps.tsx';

/** The three steps of a booking (RULES 3.2). */
export const BOOKING_STEPS = ['flights', 'passengers', 'payment'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

const LABELS = {
  flights: 'booking-steps.flights',
  passengers: 'booking-steps.passengers',
  payment: 'booking-steps.payment',
} as const satisfies Record<BookingStep, string>;

export type BookingStepsProps = {
  current: BookingStep;
  /** Finished steps one may go back to: addresses in the user's locale. */
  back?: Partial<Record<BookingStep, string>>;
};

/** Where the traveller is between choosing flights and holding tickets. Texts: `booking-steps`. */
export function BookingSteps({ current, back = {} }: BookingStepsProps) {
  const intl = useIntl();
  return (
    <Steps
      label={intl.formatMessage({ id: 'booking-steps.label' })}
      doneText={intl.formatMessage({ id: 'booking-steps.done' })}
      current={BOOKING_STEPS.indexOf(current)}
      steps={BOOKING_STEPS.map((step) => {
        const to = back[step];
        return { label: intl.formatMessage({ id: LABELS[step] }), ...(to ? { to } : {}) };
      })}
    />
  );
}
