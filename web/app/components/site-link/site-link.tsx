import { NavLink } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { preloadPage } from '#web/app/page/route-preloader.tsx';
import type { SitePage } from '#web/app/site-map/site-map.ts';

/** The name of a page, a part or an area of the site; some have the club's name in them. */
export function SiteName({ of: { message } }: { of: { readonly message: MessageId } }) {
  return <FormattedMessage id={message} values={{ club: BRAND.clubName[useLocale()] }} />;
}

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
