import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { wantedExtra } from '#web/app/components/buy-extra/extras-path.ts';
import { mayHaveExtras } from '#web/app/components/buy-extra/may-have-extras.ts';
import { CouponList } from '#web/app/components/extras-order/coupon-list.tsx';
import { NotNow } from '#web/app/components/not-now/not-now.tsx';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/extras.route';
import { ExtrasDocument } from './extras.route.gen.ts';
import { readExtrasAddress } from './extras-address.ts';
import { NoOrderOfGuest } from './extras-of-guest.tsx';
import { ExtrasOfOrder } from './extras-of-order.tsx';
import { ExtrasOrders } from './extras-orders.tsx';
import { ExtrasShop } from './extras-shop.tsx';
import { NoFlightLeft } from './no-flight-left.tsx';
import { travellersOf, whyNone } from './passenger-extras.ts';

export const handle = page({
  messages: [
    'page',
    'trips-extras',
    'scenes',
    'extras-order',
    'club-card',
    'not-now',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(
  ExtrasDocument,
  ({ searchParams, locale }) => {
    const order = searchParams.get('order') ?? '';
    return { ...readExtrasAddress(searchParams), locale, order, forOrder: order !== '' };
  },
  { fresh: true, withoutTeams: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/**
 * What is sold for a journey: a member's coupons, what can be bought, and the orders of it
 * (RULES 4.18); for a guest that of one order (RULES 9.30).
 */
export default function ExtrasRoute({ loaderData }: Route.ComponentProps) {
  const to = useLocalePath();
  const [searchParams] = useSearchParams();
  const wanted = wantedExtra(searchParams);
  const { viewer, extras, order } = useLoaderQuery(ExtrasDocument, loaderData).data;
  const { member } = viewer;
  if (!member && !order) {
    const opened = (viewer.openedOrders ?? []).map((one) => one.order).filter(mayHaveExtras);
    return <NoOrderOfGuest opened={opened} wanted={wanted} />;
  }
  const travellers = order ? travellersOf(order) : [];
  return (
    <>
      <PageTitle id="trips-extras.title" />
      <FlightStage flight={travellers[0]?.flight ?? null}>
        <PageHeading
          lead={
            <FormattedMessage
              id={member ? 'trips-extras.lead' : 'trips-extras.guest.lead'}
              values={{ forOrder: order ? 'YES' : 'NO' }}
            />
          }
        >
          <FormattedMessage id="trips-extras.title" />
        </PageHeading>
      </FlightStage>
      <PageColumn wide gap="8">
        {member?.extraCoupons === null && <NotNow what="COUPONS" />}
        {member?.extraCoupons && member.extraCoupons.length > 0 && (
          <section aria-labelledby="coupons">
            <chakra.h2 id="coupons" textStyle="h2" marginBottom="4">
              <FormattedMessage id="trips-extras.coupons" />
            </chakra.h2>
            <Panel>
              <CouponList coupons={member.extraCoupons} />
            </Panel>
          </section>
        )}
        {order && travellers.every(whyNone) && travellers.length > 0 ? (
          <NoFlightLeft travellers={travellers} />
        ) : member || travellers.length > 0 ? (
          <ExtrasShop
            key={`${order?.id} ${wanted}`}
            offered={extras}
            tier={member?.card.tier ?? null}
            wanted={wanted}
            orderId={order?.id ?? null}
            travellers={travellers}
            scarce={order?.scarceExtras ?? []}
          />
        ) : (
          <p>
            <FormattedMessage id="trips-extras.guest.noFlight" />
          </p>
        )}
        {order && <ExtrasOfOrder order={order} isGuest={!member} />}
        {member && !order && (
          <ExtrasOrders address={readExtrasAddress(searchParams)} page={member.extrasOrders} />
        )}
        <p>
          {member ? (
            <TextLink to={to('/account')}>
              <FormattedMessage id="page.toAccount" />
            </TextLink>
          ) : (
            order && (
              <TextLink to={to(orderPath(order.id))}>
                <FormattedMessage id="page.toBooking" />
              </TextLink>
            )
          )}
        </p>
      </PageColumn>
    </>
  );
}
