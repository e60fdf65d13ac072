import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import { Unpaid } from './unpaid.tsx';

/** A link, on cancelled orders alone. */
const SearchAgain = lazy(() =>
  import('./search-again.tsx').then(({ SearchAgain: link }) => ({ default: link })),
);

type OrderStandingProps = { order: DetailedOrderFragment; onElapsed: () => void };

/** What a traveller has to know first: until when to pay, or why the order is closed. Nothing while all is well. */
export function OrderStanding({ order, onElapsed }: OrderStandingProps) {
  const { state, cancellationCause } = order;
  if (state === 'PENDING_PAYMENT') return <Unpaid order={order} onElapsed={onElapsed} />;
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
      <Suspense fallback={null}>
        <SearchAgain order={order} />
      </Suspense>
    </Notice>
  );
}
