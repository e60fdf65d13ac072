import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { Scene } from '#web/app/scenes/scene.tsx';
import styles from './beside-scene.module.css';

export type BesideSceneProps = {
  /** Of the file. */
  address: string;
  /** What stands in the picture. Texts: `scenes`. */
  label: MessageId;
  /** The form is all of its page: the picture takes the other half of it, from edge to edge. */
  alone?: boolean;
  children: ReactNode;
};

/**
 * A form with a landscape beside it, under the sky of the hub as it is now; on a phone the picture
 * is a band above the form.
 */
export function BesideScene({ address, label, alone = false, children }: BesideSceneProps) {
  const text = useIntl().formatMessage({ id: label });
  return (
    <div className={alone ? `${styles.beside} ${styles.alone}` : styles.beside}>
      <div className={styles.picture} data-screen-only="">
        <Scene address={address} label={text} shape="window" />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
