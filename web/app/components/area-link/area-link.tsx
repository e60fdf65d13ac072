import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { NavLink, useLocation } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { preloadPage } from '#web/app/page/route-preloader.tsx';
import type { SitePage } from '#web/app/site-map/site-map.ts';

interface PageLinkProps {
  /** In the reader's locale. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What the router's link writes on the server, without its work for clicks. */
function WrittenLink({ to, className, children }: PageLinkProps) {
  const here = useLocation().pathname.toLowerCase() === to.toLowerCase();
  return (
    <a
      aria-current={here ? 'page' : undefined}
      className={[className, here && 'active'].filter(Boolean).join(' ')}
      href={to}
      data-discover="true"
    >
      {children}
    </a>
  );
}

/** A link to a page of the site by its short name; its page begins to load on hover and on focus. */
export function AreaLink({ area, className }: { area: SitePage; className?: string }) {
  const to = useLocalePath()(area.path);
  const club = BRAND.clubName[useLocale()];
  const name = <FormattedMessage id={area.message} values={{ club }} />;
  if (import.meta.env.SSR && typeof document === 'undefined')
    return (
      <WrittenLink to={to} className={className}>
        {name}
      </WrittenLink>
    );
  return (
    <NavLink
      to={to}
      end
      className={className}
      onPointerEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      {name}
    </NavLink>
  );
}
