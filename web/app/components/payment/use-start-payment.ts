import { useEffect, useState } from 'react';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { isHostedPage } from './hosted-page.ts';
import { useStartPaymentCommand } from './start-payment.mutation.gen.ts';

/** The provider gave no address that a browser may go to. */
const NOWHERE: UserError = { code: 'PROVIDER_UNAVAILABLE', path: [] };

/**
 * Leads to the provider's page: `start` begins an attempt, or gets the open one back, and goes
 * there. `starting` lasts until the page is left, so that a second press does nothing; `refusal`
 * says why it did not.
 */
export function useStartPayment(orderId: string) {
  const locale = API_LOCALE[useLocale()];
  const [leaving, setLeaving] = useState(false);
  const [nowhere, setNowhere] = useState(false);
  const { send, sending, refusal } = useStartPaymentCommand((_: null, idempotencyKey) => ({
    input: { payableId: orderId, idempotencyKey, locale },
  }));

  useEffect(() => {
    // the browser's Back may bring this very page back as it was left
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  async function start() {
    setNowhere(false);
    const result = await send(null);
    if (!result || result.errors.length > 0) return;
    const address = result.payload?.payment?.hostedPageUrl;
    if (!isHostedPage(address)) return setNowhere(true);
    setLeaving(true);
    location.assign(address);
  }
  return { start, starting: sending || leaving, refusal: refusal ?? (nowhere ? NOWHERE : null) };
}
