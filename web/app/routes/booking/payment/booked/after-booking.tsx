import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { BeforeFlying } from './before-flying.tsx';
import { BookedActions } from './booked-actions.tsx';
import { NextThree } from './next-three.tsx';

/** What comes after the tickets, in short and in full. */
export function AfterBooking({ order }: { order: PaidOrderFragment }) {
  const [first] = order.bounds;
  return (
    <>
      {first && <NextThree bound={first} />}
      <BookedActions order={order} />
      <BeforeFlying order={order} />
    </>
  );
}
