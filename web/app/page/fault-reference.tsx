import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

/** What to quote to customer service after a fault. */
export function FaultReference({ reference }: { reference: string }) {
  return (
    <FormattedMessage
      id="shell.error.reference"
      values={{ phone: BRAND.phone.display, reference }}
    />
  );
}
