import { lazy, Suspense } from 'react';
import { HELD_BOOKING, type HeldBooking } from '#web/app/session/held-booking.ts';
import { useKeptState } from '#web/app/session/kept-state.ts';

// Few visitors hold a booking: what tells them loads when there is one.
const HeldNotice = lazy(() =>
  import('./held-notice.tsx').then(({ HeldNotice: notice }) => ({ default: notice })),
);

/** The booking that this tab still holds, if any. */
export function HeldSlot() {
  const [held] = useKeptState<HeldBooking | null>(HELD_BOOKING, null);
  if (!held || Date.parse(held.until) <= Date.now()) return null;
  return (
    <Suspense>
      <HeldNotice {...held} />
    </Suspense>
  );
}
