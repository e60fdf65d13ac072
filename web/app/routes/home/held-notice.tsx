import { BRAND } from '#schema/codes/base/brand.ts';
import { paymentPath } from '#web/app/components/order-view/order-paths.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { UnpaidBooking } from '#web/app/session/unpaid-booking.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import section from './section.module.css';

/** Until when a booking is held, and the way back to its payment. */
export function HeldNotice({ orderId, reference, until }: UnpaidBooking) {
  const to = useLocalePath();
  const { time } = useClock();
  return (
    <div className={section.inner}>
      <Notice
        role="status"
        tone="brand"
        title={
          <FormattedMessage
            id="unpaid-orders.held"
            values={{
              reference: <span translate="no">{reference}</span>,
              time: time(until, BRAND.commercialZone),
            }}
          />
        }
      >
        <p className={section.action}>
          <LinkButton size="sm" to={to(paymentPath(orderId))}>
            <FormattedMessage id="unpaid-orders.goOn" />
          </LinkButton>
        </p>
      </Notice>
    </div>
  );
}
