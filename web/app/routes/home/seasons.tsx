import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { addDays, addMonths, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { type DatedSeason, seasonsAhead } from '#schema/rules/flights/seasons-ahead.ts';
import type { PlaceAirportFragment } from '#web/app/components/airport-combobox/place-airport.gen.ts';
import { Day, Duration } from '#web/app/i18n/format/formatted.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { PromotedRouteCardFragment } from './promoted-route.gen.ts';
import styles from './seasons.module.css';
import { Section } from './section.tsx';

/** Few enough to be read at a glance. */
const SHOWN = 4;
const MONTHS = 12;

const MESSAGES = {
  CHERRY_BLOSSOM: 'home.season.cherry',
  MAGNOLIA: 'home.season.magnolia',
  LONG_DAYS: 'home.season.longDays',
  DRY_SEASON: 'home.season.dry',
  MAPLE: 'home.season.maple',
  SNOW: 'home.season.snow',
  ICE_FESTIVAL: 'home.season.ice',
} as const satisfies Record<DatedSeason['name'], MessageId>;

type SeasonsProps = {
  today: LocalDate;
  /** The city from which journeys are proposed. */
  origin: string;
  airports: readonly PlaceAirportFragment[];
  /** Known routes, for how long the flight takes. */
  routes: readonly PromotedRouteCardFragment[];
};

/** Where it is worth flying now and next: each season as a line in the year that begins with this month. */
export function Seasons({ today, origin, airports, routes }: SeasonsProps) {
  const to = useLocalePath();
  const start = `${today.slice(0, 7)}-01`;
  const end = addMonths(start, MONTHS);
  const at = (day: LocalDate) =>
    Math.min(100, Math.max(0, (100 * daysBetween(start, day)) / daysBetween(start, end)));
  const seasons = seasonsAhead(today).flatMap((season) => {
    const airport = airports.find(({ code }) => code === season.airport);
    const route = routes.find(({ destination }) => destination.cityCode === airport?.cityCode);
    return airport ? [{ season, airport, route }] : [];
  });
  if (seasons.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="home.seasons" />}>
      <ul className={styles.list}>
        {seasons.slice(0, SHOWN).map(({ season, airport, route }) => (
          <li key={season.name} className={styles.season} data-on={season.isOn || undefined}>
            <p className={styles.city}>
              <Link to={to(`/?from=${origin}&to=${airport.code}`)} className={styles.link}>
                {airport.city}
              </Link>
            </p>
            <p className={styles.what}>
              <FormattedMessage id={MESSAGES[season.name]} />
            </p>
            <p className={styles.when}>
              <FormattedMessage
                id={season.isOn ? 'home.seasonNow' : 'home.seasonNext'}
                values={{
                  first: <Day value={season.first} style="recurring" />,
                  last: <Day value={season.last} style="recurring" />,
                }}
              />
              {route?.direct && (
                <>
                  {' · '}
                  <Duration minutes={route.durationMinutes} />
                </>
              )}
            </p>
            <span className={styles.year} aria-hidden="true">
              <span
                className={styles.span}
                style={{
                  left: `${at(season.first).toFixed(1)}%`,
                  right: `${(100 - at(addDays(season.last, 1))).toFixed(1)}%`,
                }}
              />
              <span className={styles.today} style={{ left: `${at(today).toFixed(1)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
