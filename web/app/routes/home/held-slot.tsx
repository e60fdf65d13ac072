import { lazy, Suspense } from 'react';
import { useSessionState } from '#web/app/session/session-storage.ts';
import { UNPAID_BOOKING, type UnpaidBooking } from '#web/app/session/unpaid-booking.ts';

// Few visitors hold a booking: what tells them loads when there is one.
const HeldNotice = lazy(() =>
  import('./held-notice.tsx').then(({ HeldNotice: notice }) => ({ default: notice })),
);

/** The booking that this tab still holds, if any. */
export function HeldSlot() {
  const [held] = useSessionState<UnpaidBooking | null>(UNPAID_BOOKING, null);
  if (!held || Date.parse(held.until) <= Date.now()) return null;
  return (
    <Suspense>
      <HeldNotice {...held} />
    </Suspense>
  );
}
