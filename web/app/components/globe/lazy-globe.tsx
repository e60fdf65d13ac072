import { type ComponentType, lazy, Suspense } from 'react';
import { savesData } from '#web/app/page/saves-data.ts';
import picture from './globe.gen.svg?url&no-inline';
import styles from './globe.module.css';
import type { GlobeProps } from './globe.tsx';

const PlainGlobe = lazy(async () => ({ default: (await import('./globe.tsx')).Globe }));

export type LazyGlobeProps = GlobeProps & {
  /** Not on the server, nor while the browser has something else to do. */
  isWanted: boolean;
  /** A globe that shows more than it is given. */
  Globe?: ComponentType<GlobeProps>;
};

/**
 * A picture of the globe, and the globe in its place once it is wanted. Without scripts, and for
 * who saves data, the picture stays.
 */
export function LazyGlobe({ isWanted, Globe = PlainGlobe, ...globe }: LazyGlobeProps) {
  return (
    <div className={styles.room} aria-hidden="true">
      <svg className={styles.picture} viewBox="0 0 600 600" aria-hidden="true">
        <use href={`${picture}#land`} />
      </svg>
      {isWanted && !savesData() && (
        <Suspense>
          <Globe {...globe} />
        </Suspense>
      )}
    </div>
  );
}
