import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';

/** The way back to the booking, with nothing changed. Texts: `date-change`. */
export function BackToBooking({ orderId }: { orderId: string }) {
  const to = useLocalePath();
  const query = new URLSearchParams({ order: orderId });
  return (
    <LinkButton variant="secondary" to={to(`/order/flightOrderDetail?${query}`)}>
      <FormattedMessage id="date-change.back" />
    </LinkButton>
  );
}
