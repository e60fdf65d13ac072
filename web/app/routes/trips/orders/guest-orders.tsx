import { chakra } from '@chakra-ui/react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { loginPath } from '#web/app/page/return-path.ts';
import picture from '#web/app/scenes/drawn/syx.gen.svg?url&no-inline';
import { BesideScene } from '#web/app/scenes/stage/beside-scene.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { ListedOrderFragment } from './listed-order.gen.ts';
import { OrderList } from './order-list.tsx';

/**
 * For a guest: what is open in this browser, the way to find another booking, and what a sign-in
 * adds.
 */
export function GuestOrders({ opened }: { opened: readonly ListedOrderFragment[] }) {
  const to = useLocalePath();
  const head = (
    <PageColumn>
      <PageTitle id="trips-orders.title" />
      <PageHeading lead={<FormattedMessage id="trips-orders.guest.lead" />}>
        <FormattedMessage id="trips-orders.title" />
      </PageHeading>
      <ButtonRow>
        <LinkButton to={loginPath(to('/login'), to('/order/flightOrder'))}>
          <FormattedMessage id="trips-orders.guest.signIn" />
        </LinkButton>
        <LinkButton variant="secondary" to={to('/order/flightOrderDetail')}>
          <FormattedMessage id="trips-orders.guest.find" />
        </LinkButton>
      </ButtonRow>
    </PageColumn>
  );
  if (opened.length === 0)
    return (
      <BesideScene address={picture} label="scenes.SYX">
        {head}
      </BesideScene>
    );
  return (
    <>
      {head}
      <chakra.section aria-labelledby="opened-orders" marginTop="12">
        <chakra.h2 id="opened-orders" textStyle="h2" marginBottom="1">
          <FormattedMessage id="page.openedHere" />
        </chakra.h2>
        <chakra.p color="fg.muted" marginBottom="4">
          <FormattedMessage
            id="trips-orders.guest.openedUntil"
            values={{ minutes: LIMITS.orderAccessMinutes }}
          />
        </chakra.p>
        <OrderList orders={opened} />
      </chakra.section>
    </>
  );
}
