import { FormattedMessage } from 'react-intl';
import { AIRLINE_CHANGES_ANCHOR } from '#web/app/components/airline-change/airline-change-paths.ts';
import { benefitOrderPath } from '#web/app/components/benefit-order/benefit-order-paths.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import type { MessageDetailsQuery } from './message-details.route.gen.ts';

/** A message as its page shows it. */
export type ShownMessage = Extract<
  NonNullable<MessageDetailsQuery['node']>,
  { readonly title: string }
>;

/** The booking that a message is about, where the member may still see it. */
const referenceOf = ({ subject }: Pick<ShownMessage, 'subject'>): string | null => {
  if (subject && 'bookingReference' in subject) return subject.bookingReference;
  return subject && 'order' in subject ? (subject.order?.bookingReference ?? null) : null;
};

/** The way to what a message is about: the booking, the extras, or the account. */
export function MessageSubject({ message }: { message: Pick<ShownMessage, 'kind' | 'subject'> }) {
  const to = useLocalePath();
  const reference = referenceOf(message);
  const query = new URLSearchParams(reference ? { reference } : {});
  // where nothing is to be decided there is no such place, and the booking is shown from its beginning
  const place = message.kind === 'FLIGHT' ? `#${AIRLINE_CHANGES_ANCHOR}` : '';
  if (reference)
    return (
      <LinkButton to={`${to('/order/flightOrderDetail')}?${query}${place}`}>
        <FormattedMessage id="account-inbox.toBooking" values={{ reference }} />
      </LinkButton>
    );
  if (message.subject && 'orderNumber' in message.subject)
    return (
      <LinkButton to={to(benefitOrderPath(message.subject.id))}>
        <FormattedMessage
          id="account-inbox.toExtras"
          values={{ number: message.subject.orderNumber }}
        />
      </LinkButton>
    );
  if (message.kind !== 'SECURITY' && message.kind !== 'CLUB') return null;
  return (
    <LinkButton to={to('/account')}>
      <FormattedMessage id="account-inbox.toAccount" />
    </LinkButton>
  );
}
