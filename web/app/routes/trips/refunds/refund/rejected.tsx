import { refundPath, refundRequestPath } from '#web/app/components/refund-view/refund-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { laterRefund } from './later-refund.ts';
import type { ShownRefund } from './shown-refund.ts';

/** Why a refund was rejected, and the way to ask for it again, or to what was asked since. */
export function Rejected({ refund }: { refund: ShownRefund }) {
  const to = useLocalePath();
  const codeText = useCodeText();
  const { id, rejection, order } = refund;
  if (!rejection) return null;
  const later = laterRefund(refund);
  return (
    <Notice tone="warning" title={<FormattedMessage id="trips-refunds-refund.rejected" />}>
      <p>{codeText(rejection.code)}</p>
      {rejection.note && (
        <p>
          <FormattedMessage
            id="trips-refunds-refund.rejected.note"
            values={{ note: rejection.note }}
          />
        </p>
      )}
      <ButtonRow marginTop="4">
        {later ? (
          <LinkButton variant="secondary" to={to(refundPath(later))}>
            <FormattedMessage id="trips-refunds-refund.later" />
          </LinkButton>
        ) : (
          <LinkButton to={to(refundRequestPath(order.id, { previous: id }))}>
            <FormattedMessage id="trips-refunds-refund.again" />
          </LinkButton>
        )}
      </ButtonRow>
    </Notice>
  );
}
