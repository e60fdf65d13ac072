import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { NotOpen } from '#web/app/page/not-open.tsx';

/** An order that this browser may not see, or that does not exist. `title` names the page. */
export function NotOpenHere({ title = 'booking-payment.title' }: { title?: MessageId }) {
  return (
    <NotOpen
      title={title}
      heading="booking-payment.notOpen"
      text="booking-payment.notOpen.text"
      path="/order/flightOrderDetail"
      action="booking-payment.notOpen.find"
    />
  );
}
