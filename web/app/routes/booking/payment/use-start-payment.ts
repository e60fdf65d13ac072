import { useEffect, useRef, useState } from 'react';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { faultOf } from '#web/app/apollo/fault.ts';
import { newIdempotencyKey } from '#web/app/apollo/idempotency-key.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { isHostedPage } from './hosted-page.ts';
import { useStartPaymentMutation } from './start-payment.mutation.gen.ts';

/**
 * Leads to the provider's page: `start` begins an attempt, or gets the open one back, and goes there. `starting` lasts
 * until the page is left, so that a second press does nothing; `code` says why it was refused.
 */
export function useStartPayment(orderId: string) {
  const [mutate] = useStartPaymentMutation();
  const [starting, setStarting] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const locale = API_LOCALE[useLocale()];
  const key = useRef('');

  useEffect(() => {
    // the browser's Back may bring this very page back as it was left
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      key.current = '';
      setStarting(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  async function start() {
    key.current ||= newIdempotencyKey();
    setStarting(true);
    setCode(null);
    try {
      const input = { orderId, idempotencyKey: key.current, locale };
      const { data } = await mutate({ variables: { input } });
      const address = data?.startPayment.payment?.hostedPageUrl;
      if (isHostedPage(address)) return location.assign(address);
      key.current = '';
      setCode(data?.startPayment.userErrors[0]?.code ?? 'PROVIDER_UNAVAILABLE');
    } catch (error) {
      // the key stays: what was perhaps begun is not begun twice
      setCode(faultOf(error)?.code ?? 'INTERNAL');
    }
    setStarting(false);
  }
  return { start, starting, code };
}
