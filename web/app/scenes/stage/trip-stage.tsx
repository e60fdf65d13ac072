import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Scene } from '#web/app/scenes/scene.tsx';
import { flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import { cityScene } from './city-scene.ts';
import styles from './stage.module.css';
import { type StageEnd, skyOver } from './stage-end.ts';
import { Way } from './way.tsx';

const ENDS = ['from', 'to'] as const;

export type TripStageProps = Record<(typeof ENDS)[number], StageEnd> & {
  /** It is not flown: the picture has no colour, and no way. */
  isOff?: boolean;
  /** What is drawn between the places. */
  way?: ReactNode;
};

/**
 * Where a trip goes: both places under the skies of take-off and landing, and the skies of the way
 * between them. Texts: `scenes`.
 */
export function TripStage({ from, to, isOff, way = isOff ? null : <Way /> }: TripStageProps) {
  const intl = useIntl();
  const ends = { from, to };
  const background = flightGradient({
    from,
    to,
    takeOff: Date.parse(from.instant),
    landing: Date.parse(to.instant),
  });
  return (
    <div
      className={isOff ? `${styles.trip} ${styles.off}` : styles.trip}
      data-stage=""
      data-screen-only=""
      style={{ background }}
    >
      {ENDS.map((end) => {
        const scene = cityScene(ends[end].cityCode);
        return (
          <div key={end} className={`${styles.end} ${styles[end]}`} data-sky={skyOver(ends[end])}>
            {scene && (
              <div className={styles.light}>
                <Scene
                  address={scene.address}
                  label={intl.formatMessage({ id: scene.label })}
                  shape={end}
                />
              </div>
            )}
          </div>
        );
      })}
      {way}
    </div>
  );
}
