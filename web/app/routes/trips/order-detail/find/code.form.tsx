import { useIntl } from 'react-intl';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { CodeForm } from '#web/app/components/verification-code/code.form.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useConfirmOrderAccessCommand } from './confirm-order-access.mutation.gen.ts';
import type { FoundOrder } from './found-order.ts';
import type { RequestedCode } from './requested-code.ts';

type CodeProps = { asked: RequestedCode; onOpened: (orders: readonly FoundOrder[]) => void };

/** The code from the e-mail; it opens what was found to this browser. */
export function CodeToOpen({ asked, onOpened }: CodeProps) {
  const intl = useIntl();
  const locale = API_LOCALE[useLocale()];
  const { send } = useConfirmOrderAccessCommand((code: string) => {
    const input = { challengeId: asked.challengeId, code };
    return { input, locale };
  });
  return (
    <CodeForm
      label={intl.formatMessage({ id: 'trips-order-detail.code.code' })}
      action={<FormattedMessage id="trips-order-detail.code.submit" />}
      onCode={async (code) => {
        const result = await send(code);
        const orders = result?.payload?.orders ?? [];
        if (orders.length === 0) return result?.errors;
        onOpened(orders);
        return undefined;
      }}
    />
  );
}
