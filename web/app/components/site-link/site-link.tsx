import { NavLink } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { preloadPage } from '#web/app/page/route-preloader.tsx';
import type { SitePage } from '#web/app/site-map/site-map.ts';

/**
 * A link to a page of the site by its short name; its page begins to load on hover and on focus.
 */
export function SiteLink({ area, className }: { area: SitePage; className?: string | undefined }) {
  const to = useLocalePath()(area.path);
  const club = BRAND.clubName[useLocale()];
  return (
    <NavLink
      to={to}
      end
      className={className}
      onPointerEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      <FormattedMessage id={area.message} values={{ club }} />
    </NavLink>
  );
}
