import { AIRLINE_CHANGES_ANCHOR } from '#web/app/components/airline-change/airline-change-paths.ts';
import { isCheckInOpen } from '#web/app/components/check-in/is-check-in-open.ts';
import { extrasOrderPath } from '#web/app/components/extras-order/extras-order-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import type { MessageDetailsQuery } from './message-details.route.gen.ts';

/** A message as its page shows it. */
export type ShownMessage = Extract<
  NonNullable<MessageDetailsQuery['node']>,
  { readonly title: string }
>;

/** The booking that a message is about, where the member may still see it. */
function referenceOf({ subject }: Pick<ShownMessage, 'subject'>): string | null {
  if (subject && 'bookingReference' in subject) return subject.bookingReference;
  return subject && 'order' in subject ? (subject.order?.bookingReference ?? null) : null;
}

/** Whether news of a flight is about a booking of which one can be checked in for now. */
const isToCheckIn = ({ kind, subject }: Pick<ShownMessage, 'kind' | 'subject'>, now: string) =>
  kind === 'FLIGHT' &&
  subject !== null &&
  'bounds' in subject &&
  subject.bounds.some(({ itinerary }) => isCheckInOpen(itinerary.departure.instant, now));

type MessageSubjectProps = {
  message: Pick<ShownMessage, 'kind' | 'subject'>;
  /** The gateway's clock. */
  now: string;
};

/**
 * The way to what a message is about: check-in while it is open, the booking, the extras, or the
 * account.
 */
export function MessageSubject({ message, now }: MessageSubjectProps) {
  const to = useLocalePath();
  const reference = referenceOf(message);
  const query = new URLSearchParams(reference ? { reference } : {});
  // where nothing is to be decided there is no such place, and the booking is shown from its
  // beginning
  const place = message.kind === 'FLIGHT' ? `#${AIRLINE_CHANGES_ANCHOR}` : '';
  const toCheckIn = isToCheckIn(message, now);
  if (reference)
    return (
      <>
        {toCheckIn && (
          <LinkButton to={to('/checkIn/logged')}>
            <FormattedMessage id="account-inbox.toCheckIn" />
          </LinkButton>
        )}
        <LinkButton
          variant={toCheckIn ? 'secondary' : 'primary'}
          to={`${to('/order/flightOrderDetail')}?${query}${place}`}
        >
          <FormattedMessage id="account-inbox.toBooking" values={{ reference }} />
        </LinkButton>
      </>
    );
  if (message.subject && 'orderNumber' in message.subject)
    return (
      <LinkButton to={to(extrasOrderPath(message.subject.id))}>
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
