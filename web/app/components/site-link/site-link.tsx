import { NavLink } from 'react-router';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { preloadPage } from '#web/app/page/route-preloader.tsx';
import type { SitePage } from '#web/app/site-map/site-map.ts';
import { SiteName } from './site-name.tsx';

/**
 * A link to a page of the site by its short name; its page begins to load on hover and on focus.
 */
export function SiteLink({ area, className }: { area: SitePage; className?: string | undefined }) {
  const to = useLocalePath()(area.path);
  return (
    <NavLink
      to={to}
      end
      className={className}
      onPointerEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      <SiteName of={area} />
    </NavLink>
  );
}
