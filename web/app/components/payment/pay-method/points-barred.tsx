import { useLocation } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { PaidWithPoints } from '#web/app/components/payment/points-payment/paid-with-points.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { loginPath } from '#web/app/page/return-path.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

/**
 * Why points cannot be used now: until when they are held, or the way to the password that releases
 * them.
 */
export function PointsBarred({ offset }: { offset: NonNullable<PaidWithPoints['pointsOffset']> }) {
  const codeText = useCodeText();
  const to = useLocalePath();
  const { moment } = useClock();
  const { pathname, search } = useLocation();
  const { reason, heldUntil } = offset;
  if (!reason) return null;
  return (
    <Muted>
      {codeText(reason)}{' '}
      {heldUntil ? (
        <FormattedMessage
          id="pay-method.heldUntil"
          values={{ moment: moment(heldUntil, BRAND.commercialZone) }}
        />
      ) : (
        <TextLink to={loginPath(to('/account/editConsumePwd'), `${pathname}${search}`)}>
          <FormattedMessage id="page.setPointsPassword" />
        </TextLink>
      )}
    </Muted>
  );
}
