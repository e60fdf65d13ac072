import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import { Scene } from '#web/app/scenes/scene.tsx';
import type { CityScene } from './city-scene.ts';
import styles from './sky-stage.module.css';

export type SkyStageProps = {
  /** A place, and the sky over it: that of the hub as it is now where it is null. */
  picture: (CityScene & { readonly sky: SkyName | null }) | null;
  /** The heading of the page, and what is above it. */
  children: ReactNode;
};

/**
 * The head of a page whose words stand on the sky itself, beside a place; what follows lies over
 * the foot of the picture. Texts: `scenes`.
 */
export function SkyStage({ picture, children }: SkyStageProps) {
  const intl = useIntl();
  return (
    <div className={styles.stage} data-stage="" data-sky={picture?.sky ?? undefined}>
      {picture && (
        <Scene
          address={picture.address}
          label={intl.formatMessage({ id: picture.label })}
          shape="to"
        />
      )}
      <div className={styles.column}>{children}</div>
    </div>
  );
}
