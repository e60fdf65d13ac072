import { useIntl } from 'react-intl';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';

export type TimeToPayProps = {
  /** `paymentDueAt` of the order. */
  deadline: string;
  /** `serverNow` of the order. */
  pageNow: string;
  onElapsed: () => void;
};

/** How long an order can still be paid; spoken at 10, 5 and 1 minutes. */
export function TimeToPay(props: TimeToPayProps) {
  const intl = useIntl();
  return (
    <TimeLeft
      {...props}
      label={intl.formatMessage({ id: 'order-view.timeLeft' })}
      announce={(minutes) => intl.formatMessage({ id: 'order-view.minutesLeft' }, { minutes })}
    />
  );
}
