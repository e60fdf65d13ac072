import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { LazyGlobe } from '#web/app/components/globe/lazy-globe.tsx';
import { useIsNear } from '#web/app/components/globe/use-is-near.ts';
import { emptyDraft } from '#web/app/components/search-panel/search-draft.ts';
import { searchAddress } from '#web/app/components/search-panel/search-query.ts';
import { SiteLink } from '#web/app/components/site-link/site-link.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { PromotedRouteCardFragment } from '#web/app/routes/home/promoted-route.gen.ts';
import { Section } from '#web/app/routes/home/section.tsx';
import type { SitePage } from '#web/app/site-map/site-map.ts';
import { Button } from '#web/app/ui/button.tsx';
import styles from './explore.module.css';
import { FareLine, type PricedRoute } from './fare-line.tsx';
import fareStyles from './fare-list.module.css';

/** The search that a fare leads to: one adult on its cheapest days. */
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

/** Where one reads on about the places, and what the globe shows besides. */
const FURTHER = [
  { path: '/overview#network', message: 'home.network' },
  { path: '/guide/airport', message: 'shell.page.airport' },
  { path: '/flightStatus', message: 'home.airborne' },
] as const satisfies readonly SitePage[];

/** Lines of the list that have room beside the globe. */
const SHOWN = 8;

export type ExploreProps = {
  today: LocalDate;
  /** The routes that are recommended for the coming weeks: shown before a month is chosen. */
  routes: readonly PricedRoute[];
  /** Their prices are those of trips there and back, as all others are. */
  isRoundTrip: boolean;
};

const Choices = lazy(async () => ({
  default: (await import('./explore-choices.tsx')).ExploreChoices,
}));

/** It asks for the aircraft in the air once it is loaded. */
const GlobeWithAircraft = lazy(async () => ({
  default: (await import('./globe-with-aircraft.tsx')).GlobeWithAircraft,
}));

/** Where one can go, for how much and when: a list, and the same on the globe beside it. */
export function Explore({ today, routes, isRoundTrip }: ExploreProps) {
  const to = useLocalePath();
  const [room, isNear] = useIsNear();
  const [active, setActive] = useState<string | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [found, setFound] = useState<{ fares: readonly PricedRoute[]; inMonth: boolean }>();
  const onFound = useCallback((fares: readonly PricedRoute[], inMonth: boolean) => {
    setFound({ fares, inMonth });
    setIsWhole(false);
    setActive(null);
  }, []);
  const fares = found?.fares ?? routes;
  const linked = useMemo(
    () => fares.map((fare) => ({ ...fare, to: to(addressOf(fare)) })),
    [fares, to],
  );
  const places = useMemo(
    () => linked.map(({ key, to, destination }) => ({ ...destination, key, to })),
    [linked],
  );
  const hub = useMemo(() => routes[0] && { ...routes[0].origin, key: 'hub', to: '' }, [routes]);
  if (!hub) return null;
  const converted = linked.find(({ about }) => about)?.about;
  return (
    <Section
      title={<FormattedMessage id="home.routes" />}
      lead={
        <FormattedMessage
          id={isRoundTrip || found?.inMonth ? 'home.routesLeadReturn' : 'home.routesLead'}
        />
      }
    >
      <div ref={room} className={styles.choices}>
        {isNear && (
          <Suspense>
            <Choices today={today} recommended={routes} onFound={onFound} />
          </Suspense>
        )}
      </div>
      <div className={styles.columns}>
        <div>
          <ul className={fareStyles.list}>
            {(isWhole ? linked : linked.slice(0, SHOWN)).map((fare) => (
              <FareLine
                key={fare.key}
                fare={fare}
                to={fare.to}
                active={fare.key === active}
                onActive={setActive}
              />
            ))}
          </ul>
          {!isWhole && linked.length > SHOWN && (
            <Button variant="quiet" onClick={() => setIsWhole(true)}>
              <FormattedMessage id="home.explore.all" values={{ cities: linked.length }} />
            </Button>
          )}
          <ul className={fareStyles.further}>
            {FURTHER.map((page) => (
              <li key={page.path}>
                <SiteLink area={page} className={fareStyles.page} />
              </li>
            ))}
          </ul>
          {converted && (
            <p className={fareStyles.note}>
              <FormattedMessage
                id="converted-price.converted"
                values={{ currency: converted.currency, paid: BRAND.currency }}
              />
            </p>
          )}
        </div>
        <LazyGlobe
          isWanted={isNear}
          Globe={GlobeWithAircraft}
          origin={hub}
          places={places}
          active={active}
          onActive={setActive}
        />
      </div>
    </Section>
  );
}
