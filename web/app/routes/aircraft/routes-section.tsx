import { useState } from 'react';
import { Link } from 'react-router';
import { RouteMap } from '#web/app/components/route-map/route-map.tsx';
import { useMeasures } from '#web/app/i18n/format/use-measures.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { FlownRoutesFragment } from './flown-routes.gen.ts';
import styles from './routes-section.module.css';
import { Section } from './section.tsx';

type Route = FlownRoutesFragment['routes'][number];

/** The ways to one place: the shortest of them, and the hubs that they leave from. */
type WaysTo = Route & { readonly key: string; readonly hubs: readonly string[] };

/**
 * Groups routes from several hubs to the same airport; the input is in the order of distance, and
 * so is the result.
 */
export const byDestination = (routes: readonly Route[]): WaysTo[] =>
  [...Map.groupBy(routes, ({ destination }) => destination.code)].flatMap(([key, ways]) => {
    const [shortest] = ways;
    return shortest ? [{ ...shortest, key, hubs: ways.map(({ origin }) => origin.code) }] : [];
  });

/** Where the type flies by the timetable: a list from near to far, and the same on the map. */
export function RoutesSection({ aircraft }: { aircraft: FlownRoutesFragment }) {
  const to = useLocalePath();
  const measures = useMeasures();
  const [active, setActive] = useState<string | null>(null);
  const routes = byDestination(aircraft.routes).map((route) => ({
    ...route,
    to: `${to('/')}?${new URLSearchParams({ from: route.origin.code, to: route.destination.code })}`,
  }));
  const [nearest, farthest] = [routes[0], routes.at(-1)];
  if (!nearest || !farthest) return null;
  return (
    <Section title={<FormattedMessage id="aircraft.routes" />}>
      <p className={styles.lead}>
        <FormattedMessage
          id="aircraft.routesLead"
          values={{
            count: routes.length,
            nearest: nearest.destination.city,
            nearestWay: measures.kilometres(nearest.distanceKm),
            farthest: farthest.destination.city,
            farthestWay: measures.kilometres(farthest.distanceKm),
          }}
        />
      </p>
      <div className={styles.columns}>
        <ul className={styles.list}>
          {routes.map((route) => (
            <li key={route.key}>
              <Link
                to={route.to}
                className={styles.route}
                data-active={route.key === active || undefined}
                onPointerEnter={() => setActive(route.key)}
                onPointerLeave={() => setActive(null)}
                onFocus={() => setActive(route.key)}
                onBlur={() => setActive(null)}
              >
                <span>
                  {route.destination.city}{' '}
                  <span className={styles.code}>
                    {route.hubs.map((hub) => `${hub}–${route.destination.code}`).join(', ')}
                  </span>
                </span>
                <span className={styles.distance}>{measures.kilometres(route.distanceKm)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <RouteMap routes={routes} active={active} onActive={setActive} />
      </div>
    </Section>
  );
}
