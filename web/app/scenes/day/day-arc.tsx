import '#web/app/scenes/sky/skies.gen.css';
import type { Position } from '#schema/rules/sky/sun.ts';
import { timeIn } from '#web/app/i18n/format/days.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { DAY_MINUTES, sunOfDay } from '#web/app/scenes/sky/sun-of-day.ts';
import stage from '#web/app/scenes/stage/stage.module.css';
import styles from './day-arc.module.css';

export type DayArcProps = {
  place: Position & { readonly city: string; readonly zone: string };
  /** Of one day; at least one. `local` is by the clock of the place, `YYYY-MM-DDTHH:mm:ss`. */
  departures: readonly { readonly local: string; readonly instant: string }[];
};

/** From the top of the picture, in percent. */
const HORIZON = 76;
const HIGHEST = 21;
const MINUTE = 60_000;

/** Two times that are nearer than this, in minutes, would touch: on a phone, and anywhere. */
const NEAR_ON_PHONES = 150;
const NEAR = 60;

const across = (minutes: number) => (100 * minutes) / DAY_MINUTES;
const minutesOf = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

/**
 * The day on which one leaves: its skies, the way of the sun over the horizon, and where on it the
 * flights leave. The list says when they do; the caption says the rest. Texts: `scenes`.
 */
export function DayArc({ place, departures }: DayArcProps) {
  const [first] = departures;
  if (!first) return null;
  const start = Date.parse(first.instant) - minutesOf(first.local) * MINUTE;
  const { rise, set, noon, up, sky, heightAt } = sunOfDay(start, place);
  const top = heightAt(noon);
  const way = [rise, ...up, set].filter((at) => at !== null);
  /** Where the sun stands; below the horizon, the horizon. */
  const down = (minutes: number) =>
    HORIZON - (Math.max(0, heightAt(minutes)) / top) * (HORIZON - HIGHEST);
  const clock = (minutes: number | null) =>
    minutes === null ? '' : timeIn(new Date(start + minutes * MINUTE), place.zone);
  const times = [...new Set(departures.map(({ local }) => minutesOf(local)))].toSorted(
    (a, b) => a - b,
  );
  return (
    <figure className={styles.day} data-screen-only="">
      <figcaption className={styles.caption}>
        <FormattedMessage
          id="scenes.day"
          values={{
            city: place.city,
            kind: rise === null || set === null ? (up.length > 0 ? 'UP' : 'DOWN') : 'BOTH',
            rise: clock(rise),
            set: clock(set),
          }}
        />
      </figcaption>
      <div aria-hidden="true">
        <div className={styles.sky} style={{ background: sky }}>
          <svg
            className={stage.way}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.ground} y={HORIZON} width="100" height={100 - HORIZON} />
            {way.length > 0 && (
              <path
                d={`M${way.map((at) => `${across(at).toFixed(1)},${down(at).toFixed(1)}`).join(' ')}`}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {up.length > 0 && (
            <span
              className={styles.sun}
              style={{ left: `${across(noon)}%`, top: `${down(noon)}%` }}
            />
          )}
          {times.map((at) => (
            <span
              key={at}
              className={styles.flight}
              style={{ left: `${across(at)}%`, top: `${down(at)}%` }}
            />
          ))}
        </div>
        <div className={styles.times}>
          {times.map((at, index) => {
            const since = at - (times[index - 1] ?? Number.NEGATIVE_INFINITY);
            return since < NEAR ? null : (
              <span
                key={at}
                className={styles.time}
                data-near={since < NEAR_ON_PHONES || undefined}
                style={{ left: `${across(at)}%` }}
              >
                {clock(at)}
              </span>
            );
          })}
        </div>
      </div>
    </figure>
  );
}
