import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { Notice } from '#web/app/ui/notice.tsx';

/** Without scripts a form of the site cannot be sent: said above its fields, before anything is typed. Texts: `forms`. */
export const NeedsScripts = () => (
  <noscript>
    <Notice>
      <p>
        <FormattedMessage id="forms.needsScripts" values={{ phone: BRAND.phone.display }} />
      </p>
    </Notice>
  </noscript>
);
