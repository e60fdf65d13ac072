import { onWithCheckInPath } from '#web/app/components/check-in/check-in-paths.ts';
import type { FlightToCheckIn } from '#web/app/components/check-in/flights-to-check-in.ts';
import { orderPath, paymentPath } from '#web/app/components/order-view/order-paths.ts';
import { chooseSeatPath } from '#web/app/components/seat-order/seat-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { OrderResultQuery } from './order-result.route.gen.ts';
import type { outcomeOf } from './seat-results.ts';

type ResultActionsProps = {
  order: Pick<NonNullable<OrderResultQuery['order']>, 'id' | 'state'>;
  segment: number;
  outcome: ReturnType<typeof outcomeOf>;
  /** The flight, where one of the passengers can be checked in for it now. */
  checkIn: FlightToCheckIn | undefined;
};

/**
 * What comes next: the seats again where some are missing, else the payment, the check-in or the
 * booking.
 */
export function ResultActions({ order, segment, outcome, checkIn }: ResultActionsProps) {
  const to = useLocalePath();
  const unpaid = order.state === 'PENDING_PAYMENT';
  const isDone = outcome === 'ALL' || outcome === 'HELD';
  const goOn = outcome !== 'OPEN' && checkIn && (
    <LinkButton
      key="goOn"
      variant={isDone ? 'primary' : 'secondary'}
      to={to(onWithCheckInPath(checkIn.itineraryId))}
    >
      <FormattedMessage id="check-in.do" values={{ flight: checkIn.flightNumber }} />
    </LinkButton>
  );
  const again = outcome !== 'OPEN' && (
    <LinkButton
      key="again"
      variant={isDone ? 'secondary' : 'primary'}
      to={to(chooseSeatPath(order.id, segment))}
    >
      <FormattedMessage id="check-in-order-result.again" values={{ outcome }} />
    </LinkButton>
  );
  return (
    <ButtonRow>
      {isDone ? [goOn, again] : [again, goOn]}
      <LinkButton
        variant={isDone && !checkIn ? 'primary' : 'secondary'}
        to={to(unpaid ? paymentPath(order.id) : orderPath(order.id))}
      >
        <FormattedMessage
          id={unpaid ? 'check-in-order-result.pay' : 'check-in-order-result.booking'}
        />
      </LinkButton>
    </ButtonRow>
  );
}
