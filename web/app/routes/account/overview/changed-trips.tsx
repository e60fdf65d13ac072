import { airlineChangesPath } from '#web/app/components/airline-change/airline-change-paths.ts';
import { OpenChange, openChangeOf } from '#web/app/components/airline-change/open-change.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { List } from '#web/app/ui/list.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { AccountQuery } from './account.route.gen.ts';

type Trips = NonNullable<AccountQuery['viewer']['member']>['orders']['nodes'];

/**
 * Trips of which the airline changed a flight, each with the way to decide; nothing where there are
 * none.
 */
export function ChangedTrips({ trips }: { trips: Trips }) {
  const to = useLocalePath();
  const changed = trips.flatMap((trip) => {
    const change = openChangeOf(trip);
    return change ? [{ ...trip, change }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <Notice tone="warning" title={<FormattedMessage id="airline-change.open.title" />}>
      <List gap="2">
        {changed.map(({ id, bookingReference, change }) => (
          <li key={id}>
            <OpenChange change={change} />{' '}
            <TextLink to={to(airlineChangesPath(id))}>
              <FormattedMessage
                id="airline-change.open.link"
                values={{ reference: bookingReference }}
              />
            </TextLink>
          </li>
        ))}
      </List>
    </Notice>
  );
}
