import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { Notice } from '#web/app/ui/notice.tsx';

/** Without scripts the button that pays does nothing: said above what is paid for. */
export const NeedsScripts = () => (
  <noscript>
    <Notice>
      <p>
        <FormattedMessage
          id="booking-payment.needsScripts"
          values={{ phone: BRAND.phone.display }}
        />
      </p>
    </Notice>
  </noscript>
);
