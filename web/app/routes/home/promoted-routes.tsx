import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { RouteMap } from '#web/app/components/route-map/route-map.tsx';
import { emptyDraft } from '#web/app/components/search-panel/search-draft.ts';
import { searchAddress } from '#web/app/components/search-panel/search-query.ts';
import { SiteLink } from '#web/app/components/site-link/site-link.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { SitePage } from '#web/app/site-map/site-map.ts';
import type { PromotedRouteCardFragment } from './promoted-route.gen.ts';
import { type PricedRoute, PromotedRoute } from './promoted-route.tsx';
import styles from './promoted-routes.module.css';
import { Section } from './section.tsx';

/** The search that a recommended route leads to: one adult on its cheapest days. */
const addressOf = (route: PromotedRouteCardFragment): string =>
  searchAddress({
    ...emptyDraft(),
    trip: route.returnDate ? 'ROUND_TRIP' : 'ONE_WAY',
    bounds: [
      {
        origin: route.origin.code,
        destination: route.destination.code,
        date: route.departureDate,
      },
    ],
    returnDate: route.returnDate ?? null,
  });

/** Where one reads on about the places. */
const FURTHER = [
  { path: '/overview#network', message: 'home.network' },
  { path: '/guide/airport', message: 'shell.page.airport' },
] as const satisfies readonly SitePage[];

export type PromotedRoutesProps = {
  routes: readonly PricedRoute[];
  /** The prices are those of trips there and back. */
  isRoundTrip: boolean;
};

/** Recommended routes with their lowest prices: a list, and the same on the map beside it. */
export function PromotedRoutes({ routes, isRoundTrip }: PromotedRoutesProps) {
  const to = useLocalePath();
  const [active, setActive] = useState<string | null>(null);
  const linked = routes.map((route) => ({ ...route, to: to(addressOf(route)) }));
  const converted = routes.find(({ about }) => about)?.about;
  if (routes.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="home.routes" />}
      lead={<FormattedMessage id={isRoundTrip ? 'home.routesLeadReturn' : 'home.routesLead'} />}
    >
      <div className={styles.columns}>
        <div>
          <ul className={styles.list}>
            {linked.map((route) => (
              <PromotedRoute
                key={route.key}
                route={route}
                to={route.to}
                active={route.key === active}
                onActive={setActive}
              />
            ))}
          </ul>
          <ul className={styles.further}>
            {FURTHER.map((page) => (
              <li key={page.path}>
                <SiteLink area={page} className={styles.page} />
              </li>
            ))}
          </ul>
          {converted && (
            <p className={styles.note}>
              <FormattedMessage
                id="converted-price.converted"
                values={{ currency: converted.currency, paid: BRAND.currency }}
              />
            </p>
          )}
        </div>
        <RouteMap routes={linked} active={active} onActive={setActive} />
      </div>
    </Section>
  );
}
