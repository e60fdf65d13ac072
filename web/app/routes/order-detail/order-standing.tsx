import { FormattedMessage, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/brand.ts';
import { LIMITS } from '#schema/codes/limits.ts';
import { TimeLeft } from '../../components/order-view/time-left.tsx';
import { useFormat } from '../../i18n/format/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import { SearchAgain } from './search-again.tsx';

type OrderStandingProps = { order: DetailedOrderFragment; onElapsed: () => void };

/** What a traveller has to know first: until when to pay, or why the order is dead. Nothing while all is well. */
export function OrderStanding({ order, onElapsed }: OrderStandingProps) {
  const intl = useIntl();
  const { moment } = useFormat();
  const { state, paymentDueAt, serverNow, cancellationCause } = order;
  if (state === 'PENDING_PAYMENT' && paymentDueAt)
    return (
      <Notice tone="warning" title={<FormattedMessage id="order-detail.unpaid" />}>
        <FormattedMessage
          id="order-detail.unpaid.text"
          values={{
            moment: moment(paymentDueAt, BRAND.commercialZone),
            time: (
              <TimeLeft
                deadline={paymentDueAt}
                pageNow={serverNow}
                label={intl.formatMessage({ id: 'order-view.timeLeft' })}
                announce={(minutes) =>
                  intl.formatMessage({ id: 'order-view.minutesLeft' }, { minutes })
                }
                onElapsed={onElapsed}
              />
            ),
          }}
        />
      </Notice>
    );
  if (state !== 'CANCELLED') return null;
  return (
    <Notice tone="info" role="status" title={<FormattedMessage id="order-detail.cancelled" />}>
      <p>
        <FormattedMessage
          id="order-detail.cancelled.text"
          values={{
            cause: cancellationCause ?? 'TRAVELLER',
            minutes: LIMITS.paymentWindowMinutes,
          }}
        />
      </p>
      <SearchAgain order={order} />
    </Notice>
  );
}
