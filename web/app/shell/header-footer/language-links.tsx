import { Link, useLocation } from 'react-router';
import { BCP47, LOCALE_NAMES, LOCALES } from '#schema/codes/base/locales.ts';
import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import { useUrlState } from '#web/app/page/url-state.ts';
import { storeLocale } from '#web/app/session/locale-preference.ts';

/**
 * The same page in the other languages: real links with the same query, scroll position and typed
 * text.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, hash, state } = useLocation();
  const search = useUrlState((shown) => shown);
  const { locale, path } = splitLocale(pathname);
  return (
    <ul className={className}>
      {LOCALES.map((other) => (
        <li key={other}>
          <Link
            to={localePath(other, path) + search + hash}
            state={state}
            lang={BCP47[other]}
            hrefLang={BCP47[other]}
            aria-current={other === locale ? 'true' : undefined}
            preventScrollReset
            onClick={() => storeLocale(other)}
          >
            {LOCALE_NAMES[other]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
