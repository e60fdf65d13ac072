import { useIntl } from 'react-intl';
import picture from './drawn/nowhere.gen.svg?url&no-inline';
import styles from './nowhere.module.css';
import { Scene } from './scene.tsx';

/**
 * A place that is on no map: a window on it above what a page lacks, or as the whole of a page that
 * does not exist.
 */
export function Nowhere({ shape = 'window' }: { shape?: 'window' | 'hero' }) {
  const label = useIntl().formatMessage({ id: 'shell.notFound.picture' });
  const scene = <Scene address={picture} label={label} shape={shape} />;
  if (shape === 'hero') return scene;
  return (
    <div className={styles.window} data-screen-only="">
      {scene}
    </div>
  );
}
