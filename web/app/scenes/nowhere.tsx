import { useIntl } from 'react-intl';
import picture from './drawn/nowhere.gen.svg?url&no-inline';
import { LandscapeWindow } from './landscape-window.tsx';

/**
 * A window on a place that is on no map: above a page that does not exist, or that lacks what it
 * shows.
 */
export function Nowhere() {
  const label = useIntl().formatMessage({ id: 'shell.notFound.picture' });
  return <LandscapeWindow address={picture} label={label} />;
}
