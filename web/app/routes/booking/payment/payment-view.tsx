import { useEffect, useRef, useState } from 'react';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { ReaderRates } from '#web/app/components/converted-price/exchange-rates.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { isAwaited, isPayable, stageOf } from '#web/app/components/payment/stage.ts';
import { useOnReturn } from '#web/app/components/payment/use-on-return.ts';
import { usePaymentAnswer } from '#web/app/components/payment/use-payment-answer.ts';
import { keep } from '#web/app/session/session-storage.ts';
import { UNPAID_BOOKING } from '#web/app/session/unpaid-booking.ts';
import { BookedOrder } from './booked/booked-order.tsx';
import { ClosedOrder } from './closed-order.tsx';
import { IssuingOrder } from './issuing-order.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';
import { PaymentDocument } from './payment.route.gen.ts';
import { useRebook } from './rebook/use-rebook.ts';
import { TimeOverDialog } from './time-over-dialog.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';

type PaymentViewProps = { loaded: LoadedQuery<typeof PaymentDocument> };

export function PaymentView({ loaded }: PaymentViewProps) {
  const { data, refetch } = useLoaderQuery(PaymentDocument, loaded);
  if (!data.order) return <Missing what="ORDER" title="booking-payment.title" />;
  return (
    <ReaderRates value={data.exchangeRates}>
      <OrderToPay order={data.order} refetchOrder={refetch} />
    </ReaderRates>
  );
}

type OrderToPayProps = { order: PaidOrderFragment; refetchOrder: () => Promise<void> };

/** The page in each stage of the payment; it follows what the gateway and the provider say. */
function OrderToPay({ order, refetchOrder }: OrderToPayProps) {
  const stage = stageOf(order);
  const [timeOver, setTimeOver] = useState(false);
  const rebook = useRebook(order);
  const payment = usePaymentAnswer(order.id, isAwaited(stage));
  const refresh = isAwaited(stage) ? payment.ask : refetchOrder;
  useOnReturn(() => {
    if (stage !== 'BOOKED') refresh();
  });

  const isHeld = isPayable(stage);
  useEffect(() => {
    const { id: orderId, bookingReference: reference, paymentDueAt: until } = order;
    keep(UNPAID_BOOKING, isHeld && until ? { orderId, reference, until } : null);
  }, [order, isHeld]);

  const first = useRef(stage);
  useEffect(() => {
    // the focused element is gone with the stage; an open dialog has the focus until it is closed
    if (timeOver || stage === first.current) return;
    first.current = stage;
    if (!isPayable(stage)) document.querySelector('h1')?.focus();
  }, [stage, timeOver]);

  return (
    <>
      {stage === 'BOOKED' && <BookedOrder order={order} />}
      {stage === 'CLOSED' && <ClosedOrder order={order} rebook={rebook} />}
      {stage === 'ISSUING' && <IssuingOrder order={order} />}
      {isPayable(stage) && (
        <UnpaidOrder
          order={order}
          stage={stage}
          payment={payment}
          onChanged={refetchOrder}
          onElapsed={async () => {
            await refresh();
            setTimeOver(true);
          }}
        />
      )}
      <TimeOverDialog
        open={timeOver && (isPayable(stage) || stage === 'CLOSED')}
        onClose={() => {
          setTimeOver(false);
          if (isPayable(stage)) refresh();
        }}
        onAgain={
          rebook.isOffered
            ? () => {
                setTimeOver(false);
                rebook.ask();
              }
            : null
        }
      />
    </>
  );
}
