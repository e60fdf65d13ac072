import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { seasonsAhead } from '#schema/rules/flights/seasons-ahead.ts';
import type { PlaceAirportFragment } from '#web/app/components/airport-combobox/place-airport.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { PromotedRouteCardFragment } from './promoted-route.gen.ts';
import { SeasonPoster } from './season-poster.tsx';
import styles from './seasons.module.css';
import { Section } from './section.tsx';

/** Few enough to be read at a glance. */
const SHOWN = 4;
type SeasonsProps = {
  today: LocalDate;
  /** The city from which journeys are proposed. */
  origin: string;
  airports: readonly PlaceAirportFragment[];
  /** Known routes, for how long the flight takes. */
  routes: readonly PromotedRouteCardFragment[];
  /** Known routes there and back, for the lowest fare. */
  roundTrips: readonly PromotedRouteCardFragment[];
  /** The addresses of the pictures by season. */
  scenes: Readonly<Record<string, string>>;
};

/** Where it is worth flying now and next, as posters. */
export function Seasons({ today, origin, airports, routes, roundTrips, scenes }: SeasonsProps) {
  const to = useLocalePath();
  const seasons = seasonsAhead(today).flatMap((season) => {
    const airport = airports.find(({ code }) => code === season.airport);
    const scene = scenes[season.name];
    const leadsThere = ({ destination }: PromotedRouteCardFragment) =>
      destination.cityCode === airport?.cityCode;
    const route = routes.find(leadsThere);
    const fare = roundTrips.find(leadsThere)?.lowestTotal;
    return airport && scene ? [{ season, airport, scene, route, fare }] : [];
  });
  if (seasons.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="home.seasons" />}>
      <ul className={styles.list}>
        {seasons.slice(0, SHOWN).map(({ season, airport, scene, route, fare }) => (
          <SeasonPoster
            key={season.name}
            season={season}
            city={airport.city}
            to={to(`/?from=${origin}&to=${airport.code}`)}
            scene={scene}
            minutes={route?.direct ? route.durationMinutes : undefined}
            fare={fare}
          />
        ))}
      </ul>
    </Section>
  );
}
