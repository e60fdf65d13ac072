import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MoneyLike } from '#schema/format/money.ts';
import type { DatedSeason } from '#schema/rules/flights/seasons-ahead.ts';
import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import { Day, Duration, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { Scene } from '#web/app/scenes/scene.tsx';
import styles from './seasons.module.css';

/** What is said of a season, and the light in which it is drawn. */
const SEASON_LOOKS = {
  CHERRY_BLOSSOM: ['home.season.cherry', 'dawn'],
  MAGNOLIA: ['home.season.magnolia', 'morning'],
  LONG_DAYS: ['home.season.longDays', 'gold'],
  DRY_SEASON: ['home.season.dry', 'noon'],
  MAPLE: ['home.season.maple', 'gold'],
  SNOW: ['home.season.snow', 'morning'],
  ICE_FESTIVAL: ['home.season.ice', 'blue-hour'],
} as const satisfies Record<DatedSeason['name'], readonly [MessageId, SkyName]>;

type SeasonPosterProps = {
  season: DatedSeason;
  city: string;
  /** The search it leads to. */
  to: string;
  /** The address of its picture. */
  scene: string;
  /** How long the direct flight takes, where there is one. */
  minutes: number | undefined;
  /** The lowest return fare, where it is known. */
  fare: MoneyLike | undefined;
};

/** A place in its season, as a poster: all of it leads to the search. */
export function SeasonPoster({ season, city, to, scene, minutes, fare }: SeasonPosterProps) {
  const intl = useIntl();
  const [what, sky] = SEASON_LOOKS[season.name];
  const label = intl.formatMessage({ id: `scenes.season.${season.name}` });
  return (
    <li className={styles.season} data-on={season.isOn || undefined} data-sky={sky}>
      <Scene address={scene} label={label} shape="poster" />
      <div className={styles.words}>
        <p className={styles.city}>
          <Link to={to} className={styles.link}>
            {city}
          </Link>
        </p>
        <p className={styles.what}>
          <FormattedMessage id={what} />
        </p>
        <p className={styles.when}>
          <FormattedMessage
            id={season.isOn ? 'home.seasonNow' : 'home.seasonNext'}
            values={{
              first: <Day value={season.first} style="recurring" />,
              last: <Day value={season.last} style="recurring" />,
            }}
          />
          {minutes !== undefined && (
            <>
              {' · '}
              <Duration minutes={minutes} />
            </>
          )}
        </p>
        {fare && (
          <p className={styles.fare}>
            <FormattedMessage id="home.seasonFare" values={{ price: <Money value={fare} /> }} />
          </p>
        )}
      </div>
    </li>
  );
}
