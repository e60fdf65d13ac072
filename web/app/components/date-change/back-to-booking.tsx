import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';

/** The way back to the booking, with nothing changed. Texts: `date-change`. */
export function BackToBooking({ orderId }: { orderId: string }) {
  const to = useLocalePath();
  return (
    <LinkButton variant="secondary" to={to(orderPath(orderId))}>
      <FormattedMessage id="page.toBooking" />
    </LinkButton>
  );
}
