import { useIntl } from 'react-intl';
import picture from './drawn/nowhere.gen.svg?url&no-inline';
import styles from './nowhere.module.css';
import { Scene } from './scene.tsx';

/**
 * A window on a place that is on no map: above a page that does not exist, or that lacks what it
 * shows.
 */
export function Nowhere() {
  const label = useIntl().formatMessage({ id: 'shell.notFound.picture' });
  return (
    <div className={styles.window} data-screen-only="">
      <Scene address={picture} label={label} shape="window" />
    </div>
  );
}
