import { useIntl } from 'react-intl';
import { Scene } from '#web/app/scenes/scene.tsx';
import { cityScene } from './city-scene.ts';
import styles from './stage.module.css';
import { type StageEnd, skyOver } from './stage-end.ts';

export type PlaceStageProps = {
  place: StageEnd;
  /** All of its height at the right, or all of its width. */
  shape?: 'to' | 'hero';
};

/** One place under the sky of its moment; it fills its place. Texts: `scenes`. */
export function PlaceStage({ place, shape = 'hero' }: PlaceStageProps) {
  const intl = useIntl();
  const scene = cityScene(place.cityCode);
  return (
    <div className={styles.place} data-sky={skyOver(place)}>
      {scene && (
        <Scene
          address={scene.address}
          label={intl.formatMessage({ id: scene.label })}
          shape={shape}
        />
      )}
    </div>
  );
}
