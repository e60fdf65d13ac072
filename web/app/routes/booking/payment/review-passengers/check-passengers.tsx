import { chakra, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { OrderContact } from '#web/app/components/order-view/order-contact.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import { CheckPassenger } from './check-passenger.tsx';

// The form and its texts load when something is to be corrected.
const CorrectPassenger = lazy(() =>
  import('#web/app/routes/booking/payment/correct/correct-passenger.tsx').then(
    ({ CorrectPassenger: form }) => ({ default: form }),
  ),
);

/** A line between one passenger and the next. */
const person = {
  paddingBlock: '5',
  borderBottomWidth: '1px',
  overflowWrap: 'anywhere',
  _first: { paddingTop: '0' },
  _last: { borderBottomWidth: '0' },
} as const;

type Correcting = { readonly id: string; readonly done: boolean };

/**
 * Everything that was typed about everyone, each with the way to correct it while the order is
 * unpaid.
 */
export function CheckPassengers({ order }: { order: PaidOrderFragment }) {
  const [last, setLast] = useState<Correcting | null>(null);
  const open = last && !last.done ? last.id : null;
  const list = useRef<HTMLUListElement>(null);
  const correctable = order.capabilities.some(
    ({ action, allowed }) => action === 'CORRECT' && allowed,
  );
  useEffect(() => {
    // the form that had the focus is gone
    if (last?.done)
      list.current?.querySelector<HTMLElement>(`[data-passenger="${last.id}"]`)?.focus();
  }, [last]);
  return (
    <>
      <chakra.ul display="grid" ref={list}>
        {order.passengers.map((passenger) => (
          <chakra.li key={passenger.id} {...person} data-keep-together="">
            {open === passenger.id ? (
              <Suspense fallback={<Skeleton />}>
                <CorrectPassenger
                  order={order}
                  passengerId={passenger.id}
                  onClose={() => setLast({ id: passenger.id, done: true })}
                />
              </Suspense>
            ) : (
              <CheckPassenger
                passenger={passenger}
                onCorrect={
                  correctable && passenger.document.number !== null
                    ? () => setLast({ id: passenger.id, done: false })
                    : null
                }
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <OrderContact contact={order.contact} />
      {!correctable && (
        <Text color="fg.muted" textStyle="small" marginTop="4">
          <FormattedMessage
            id="booking-payment.check.paying"
            values={{ phone: BRAND.phone.display }}
          />
        </Text>
      )}
    </>
  );
}
