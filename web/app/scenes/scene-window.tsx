import { Scene, type SceneProps } from './scene.tsx';
import styles from './scene-window.module.css';

/** A landscape above a few words in the middle of a page. */
export function SceneWindow(scene: Omit<SceneProps, 'shape'>) {
  return (
    <div className={styles.window} data-screen-only="">
      <Scene {...scene} shape="window" />
    </div>
  );
}
