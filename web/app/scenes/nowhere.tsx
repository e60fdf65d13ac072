import { useIntl } from 'react-intl';
import picture from './drawn/nowhere.gen.svg?url&no-inline';
import { LandscapeWindow } from './landscape-window.tsx';
import { Scene } from './scene.tsx';

type NowhereProps = {
  /** A window on it above what a page lacks, or the whole of a page that does not exist. */
  shape?: 'window' | 'hero';
};

/** A place that is on no map. */
export function Nowhere({ shape = 'window' }: NowhereProps) {
  const label = useIntl().formatMessage({ id: 'shell.notFound.picture' });
  return shape === 'hero' ? (
    <Scene address={picture} label={label} shape="hero" />
  ) : (
    <LandscapeWindow address={picture} label={label} />
  );
}
