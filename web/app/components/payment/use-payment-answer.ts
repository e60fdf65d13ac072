import { useEffect, useEffectEvent, useState } from 'react';
import { BESIDE } from '#web/app/apollo/mutation/use-command.ts';
import type { ConfirmPaymentInput } from '#web/app/apollo/schema-types.gen.ts';
import { serverNow } from '#web/app/apollo/server-clock.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import {
  type ConfirmPaymentMutation,
  useConfirmPaymentCommand,
} from './confirm-payment.mutation.gen.ts';

const SECOND = 1000;
const FIRST_SECONDS = [2, 3, 5, 8, 10] as const;
const THEN_SECONDS = 15;
/** About ten minutes in all: after that the traveller clicks the button. */
const ROUNDS = 40;

/**
 * How long to wait before asking the provider again, in milliseconds: often at first, then gently;
 * null: no more.
 */
export const pollDelay = (round: number): number | null =>
  round < ROUNDS ? (FIRST_SECONDS[round] ?? THEN_SECONDS) * SECOND : null;

export type Outcome = ConfirmPaymentMutation['confirmPayment']['outcome'];

/** What is known from asking: the outcome, or why it could not be asked. */
export interface PaymentAnswer {
  outcome: Outcome | null;
  refusal: UserError | null;
  /** When the gateway answered; null before the first answer. */
  askedAt: Date | null;
}

/**
 * Asks the gateway, which asks the provider, what became of the latest attempt to pay; the answer's
 * order goes into the cache and so onto the page. Polls on opening and then at growing intervals,
 * while `awaited` and the tab is visible; `polling` says whether it still does.
 */
export function usePaymentAnswer(orderId: string, awaited: boolean) {
  const { send } = useConfirmPaymentCommand((input: ConfirmPaymentInput) => ({ input }), BESIDE);
  const [answer, setAnswer] = useState<PaymentAnswer>({
    outcome: null,
    refusal: null,
    askedAt: null,
  });
  const [pressed, setPressed] = useState(false);
  const [polling, setPolling] = useState(awaited);

  const ask = async () => {
    const result = await send({ payableId: orderId });
    if (!result) return;
    const { payload, errors } = result;
    const refusal = errors[0] ?? null;
    if (!payload) return setAnswer((before) => ({ ...before, outcome: 'UNKNOWN', refusal }));
    const askedAt = new Date(serverNow(new Date().toISOString()));
    setAnswer({ outcome: payload.outcome ?? null, refusal, askedAt });
  };
  const poll = useEffectEvent(ask);

  useEffect(() => {
    if (!awaited) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    setPolling(true);
    const next = async (round: number) => {
      if (document.visibilityState === 'visible') await poll();
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
  }, [awaited]);

  const press = async () => {
    setPressed(true);
    await ask();
    setPressed(false);
  };

  return { answer, ask, press, pressed, polling };
}
