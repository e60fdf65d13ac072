import { useIntl } from 'react-intl';
import { Scene } from '#web/app/scenes/scene.tsx';
import { Way } from '#web/app/scenes/stage/way.tsx';
import styles from './pass-head.module.css';
import type { PassPicture } from './pass-picture.ts';

/**
 * The head of a boarding pass: the skies of the flight, and where it goes. All that it draws is
 * named by the page, so it is there without a network. Texts: `scenes`.
 */
export function PassHead({ way, place }: PassPicture) {
  const intl = useIntl();
  return (
    <div className={styles.head} style={{ background: way }}>
      {place && (
        <div className={styles.place} data-sky={place.sky}>
          <Scene
            address={place.address}
            label={intl.formatMessage({ id: place.label })}
            shape="to"
          />
        </div>
      )}
      <Way />
    </div>
  );
}
