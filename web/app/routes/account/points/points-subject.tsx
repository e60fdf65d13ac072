import { extrasOrderPath } from '#web/app/components/extras-order/extras-order-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { PointsRowFragment } from './points-row.gen.ts';

type Subject = PointsRowFragment['subject'];

/** The booking that a change of points belongs to, where the member may still see it. */
function referenceOf(subject: Subject): string | null {
  if (!subject) return null;
  if ('bookingReference' in subject) return subject.bookingReference;
  if ('changed' in subject) return subject.changed.bookingReference;
  return 'order' in subject ? (subject.order?.bookingReference ?? null) : null;
}

/** Leads from a change of points to the booking or the extras that it belongs to. */
export function PointsSubject({ subject }: { subject: Subject }) {
  const to = useLocalePath();
  const reference = referenceOf(subject);
  if (reference)
    return (
      <TextLink to={`${to('/order/flightOrderDetail')}?${new URLSearchParams({ reference })}`}>
        <FormattedMessage id="account-points.ofBooking" values={{ reference }} />
      </TextLink>
    );
  if (!subject || !('orderNumber' in subject)) return null;
  return (
    <TextLink to={to(extrasOrderPath(subject.id))}>
      <FormattedMessage id="account-points.ofExtras" values={{ number: subject.orderNumber }} />
    </TextLink>
  );
}
