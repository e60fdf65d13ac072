import { useLocation } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { loginPath } from '#web/app/page/return-path.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

/** When and with what an order of extras is paid; a guest is told what needs an account. */
export function OrderTerms({ isGuest }: { isGuest: boolean }) {
  const to = useLocalePath();
  const { pathname, search } = useLocation();
  const minutes = LIMITS.paymentWindowMinutes;
  return (
    <Muted>
      {isGuest ? (
        <FormattedMessage
          id="trips-extras.guest.terms"
          values={{
            minutes,
            signIn: (words) => (
              <TextLink to={loginPath(to('/login'), pathname + search)}>{words}</TextLink>
            ),
          }}
        />
      ) : (
        <FormattedMessage id="trips-extras.order.text" values={{ minutes }} />
      )}
    </Muted>
  );
}
