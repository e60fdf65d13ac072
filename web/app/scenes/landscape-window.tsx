import styles from './landscape-window.module.css';
import { Scene, type SceneProps } from './scene.tsx';

/** A landscape in a window, above what says that there is nothing yet. */
export function LandscapeWindow({ address, label }: Pick<SceneProps, 'address' | 'label'>) {
  return (
    <div className={styles.window} data-screen-only="">
      <Scene address={address} label={label} shape="window" />
    </div>
  );
}
