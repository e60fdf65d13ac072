import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Scene } from '#web/app/scenes/scene.tsx';
import { cityScene } from './city-scene.ts';
import styles from './stage.module.css';
import { type StageEnd, skyOver } from './stage-end.ts';

export type PlaceStageProps = {
  place: StageEnd;
  /** What stands on the sky, at the left. */
  children?: ReactNode;
};

/** One place under the sky of its moment, across the page, with words on it. Texts: `scenes`. */
export function PlaceStage({ place, children }: PlaceStageProps) {
  const intl = useIntl();
  const scene = cityScene(place.cityCode);
  return (
    <div className={styles.place} data-stage="" data-sky={skyOver(place)}>
      {scene && (
        <Scene
          address={scene.address}
          label={intl.formatMessage({ id: scene.label })}
          shape="hero"
        />
      )}
      {children && <div className={styles.words}>{children}</div>}
    </div>
  );
}
