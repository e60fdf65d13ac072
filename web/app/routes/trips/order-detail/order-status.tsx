import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

/** Why an order was cancelled. */
export function OrderStatusText({ order }: { order: DetailedOrderFragment }) {
  const { state, cancellationCause } = order;
  if (state !== 'CANCELLED') return null;
  return (
    <Notice
      tone="info"
      role="status"
      title={<FormattedMessage id="trips-order-detail.cancelled" />}
    >
      <p>
        <FormattedMessage
          id="trips-order-detail.cancelled.text"
          values={{
            cause: cancellationCause ?? 'TRAVELLER',
            minutes: LIMITS.paymentWindowMinutes,
          }}
        />
      </p>
    </Notice>
  );
}
