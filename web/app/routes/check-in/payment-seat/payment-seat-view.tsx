import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { payableStageOf } from '#web/app/components/payment/payable/payable-stage.ts';
import { useFollowedPayment } from '#web/app/components/payment/payable/use-followed-payment.ts';
import { isPayable } from '#web/app/components/payment/stage.ts';
import type { SeatOrderStatusFragment } from '#web/app/components/seat-order/seat-order-status.gen.ts';
import { seatResultPath } from '#web/app/components/seat-order/seat-paths.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PaymentSeatDocument } from './payment-seat.route.gen.ts';
import { SeatsToPay } from './seats-to-pay.tsx';

type PaymentSeatViewProps = { loaded: LoadedQuery<typeof PaymentSeatDocument> };

export function PaymentSeatView({ loaded }: PaymentSeatViewProps) {
  const { data, refetch } = useLoaderQuery(PaymentSeatDocument, loaded);
  const { payable } = data;
  if (!payable || !('items' in payable))
    return <Missing what="ORDER" title="check-in-payment-seat.title" />;
  return <SeatPayment seatOrder={payable} refetch={refetch} />;
}

type SeatPaymentProps = {
  seatOrder: SeatOrderStatusFragment;
  refetch: () => Promise<void>;
};

/** Follows what gateway and provider say; once it is over, the result has a page of its own. */
function SeatPayment({ seatOrder, refetch }: SeatPaymentProps) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const stage = payableStageOf(seatOrder);
  const payment = useFollowedPayment(seatOrder.id, stage, refetch);

  const segment = seatOrder.items[0]?.passengerSegment.segment?.index ?? 0;
  const isOver = !isPayable(stage) && stage !== 'ISSUING';
  const result =
    isOver && seatOrder.order
      ? to(seatResultPath(seatOrder.order.id, segment, seatOrder.id))
      : null;
  useEffect(() => {
    if (result) navigate(result, { replace: true });
  }, [result, navigate]);

  return <SeatsToPay seatOrder={seatOrder} stage={stage} payment={payment} onChanged={refetch} />;
}
