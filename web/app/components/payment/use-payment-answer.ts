import { useCallback, useEffect, useState } from 'react';
import { faultOf } from '#web/app/apollo/fault.ts';
import { serverNow } from '#web/app/apollo/server-clock.ts';
import {
  type ConfirmPaymentMutation,
  useConfirmPaymentMutation,
} from './confirm-payment.mutation.gen.ts';
import { pollDelay } from './poll-delay.ts';

export type Outcome = ConfirmPaymentMutation['confirmPayment']['outcome'];

/** What is known from asking: the outcome, or the code of why it could not be asked. */
export interface PaymentAnswer {
  outcome: Outcome | null;
  code: string | null;
  /** When the gateway answered; null before the first answer. */
  askedAt: Date | null;
}

/**
 * Asks the gateway, which asks the provider, what became of the latest attempt to pay; the answer's order goes into the
 * cache and so onto the page. Polls on opening and then at growing intervals, while `awaited` and the tab is visible;
 * `polling` says whether it still does.
 */
export function usePaymentAnswer(orderId: string, awaited: boolean) {
  const [mutate] = useConfirmPaymentMutation();
  const [answer, setAnswer] = useState<PaymentAnswer>({
    outcome: null,
    code: null,
    askedAt: null,
  });
  const [pressed, setPressed] = useState(false);
  const [polling, setPolling] = useState(awaited);

  const ask = useCallback(async () => {
    try {
      const { data } = await mutate({ variables: { input: { orderId } } });
      const code = data?.confirmPayment.userErrors[0]?.code ?? null;
      const askedAt = new Date(serverNow(new Date().toISOString()));
      setAnswer({ outcome: data?.confirmPayment.outcome ?? null, code, askedAt });
    } catch (error) {
      const code = faultOf(error)?.code ?? 'INTERNAL';
      setAnswer((before) => ({ ...before, outcome: 'UNKNOWN', code }));
    }
  }, [mutate, orderId]);

  useEffect(() => {
    if (!awaited) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    setPolling(true);
    const next = async (round: number) => {
      if (document.visibilityState === 'visible') await ask();
      const delay = pollDelay(round);
      if (gone) return;
      if (delay === null) setPolling(false);
      else timer = setTimeout(() => next(round + 1), delay);
    };
    next(0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [awaited, ask]);

  const press = useCallback(async () => {
    setPressed(true);
    await ask();
    setPressed(false);
  }, [ask]);

  return { answer, ask, press, pressed, polling };
}
