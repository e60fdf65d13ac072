import { NotOpen } from '#web/app/page/not-open.tsx';

/** A flight that this browser may not see, or that has landed. */
export function NotOpenHere() {
  return (
    <NotOpen
      title="check-in.notOpen"
      heading="check-in.notOpen"
      text="check-in.notOpen.lead"
      path="/checkIn"
      action="check-in.all"
    />
  );
}
