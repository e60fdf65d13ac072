import { chakra, HStack } from '@chakra-ui/react';
import { useLocation } from 'react-router';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import {
  extrasPathForOrder,
  findForExtrasPath,
} from '#web/app/components/buy-extra/extras-path.ts';
import type { OrderInBriefFragment } from '#web/app/components/order-view/order-in-brief.gen.ts';
import { citiesOf } from '#web/app/components/unpaid-orders/cities-of.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { loginPath } from '#web/app/page/return-path.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';

type NoOrderOfGuestProps = {
  /** The orders that are open in this browser, with flights left. */
  opened: readonly OrderInBriefFragment[];
  /** The kind that another page led to: it goes along to the order. */
  wanted: ExtraKind | null;
};

/**
 * For a guest who has named no order: those that are open here, the way to another one, for which
 * extras can be bought, and to the sign-in.
 */
export function NoOrderOfGuest({ opened, wanted }: NoOrderOfGuestProps) {
  const to = useLocalePath();
  const { pathname, search } = useLocation();
  const [first] = opened;
  return (
    <PageColumn>
      <PageTitle id="trips-extras.title" />
      <PageHeading lead={<FormattedMessage id="trips-extras.guest.find.lead" />}>
        <FormattedMessage id="trips-extras.title" />
      </PageHeading>
      {first && <OpenedOrders opened={opened} wanted={wanted} />}
      <ButtonRow>
        <LinkButton variant={first && 'secondary'} to={to(findForExtrasPath(wanted))}>
          <FormattedMessage
            id="trips-extras.guest.find"
            values={{ another: first ? 'YES' : 'NO' }}
          />
        </LinkButton>
        <LinkButton variant="secondary" to={loginPath(to('/login'), pathname + search)}>
          <FormattedMessage id="trips-extras.guest.signIn" />
        </LinkButton>
      </ButtonRow>
    </PageColumn>
  );
}

function OpenedOrders({ opened, wanted }: NoOrderOfGuestProps) {
  const to = useLocalePath();
  return (
    <section aria-labelledby="opened-orders">
      <chakra.h2 id="opened-orders" textStyle="h2" marginBottom="4">
        <FormattedMessage id="page.openedHere" />
      </chakra.h2>
      <List gap="4">
        {opened.map(({ id, bookingReference, bounds }) => (
          <Panel as="li" key={id}>
            <HStack justify="space-between" wrap="wrap" gap="3">
              <div>
                <chakra.p fontWeight="semibold">{citiesOf(bounds).join(' – ')}</chakra.p>
                <Muted>
                  <Day value={bounds[0]?.itinerary.departure.local.slice(0, 10) ?? ''} />
                </Muted>
              </div>
              <LinkButton to={to(extrasPathForOrder(id, wanted))}>
                <FormattedMessage
                  id="trips-extras.guest.choose"
                  values={{ reference: bookingReference }}
                />
              </LinkButton>
            </HStack>
          </Panel>
        ))}
      </List>
    </section>
  );
}
