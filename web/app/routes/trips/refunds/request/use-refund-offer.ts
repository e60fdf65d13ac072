import { useEffect, useRef, useState } from 'react';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { BESIDE } from '#web/app/apollo/mutation/use-command.ts';
import { useCreateRefundOfferCommand } from './create-refund-offer.mutation.gen.ts';
import type { ShownOfferFragment } from './shown-offer.gen.ts';

/** What would be given back, and why. */
export type RefundChoice = {
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  readonly boundIndexes: readonly number[];
  readonly reason: RefundReason;
  /** The change by the airline that the reason means; null for other reasons. */
  readonly airlineChangeId: string | null;
};

const isWhole = ({ passengerIds, boundIndexes }: RefundChoice): boolean =>
  passengerIds.length > 0 && boundIndexes.length > 0;

/**
 * What comes back for a choice: asked for when it changes, and again when the offer has run out.
 */
export function useRefundOffer(choice: RefundChoice) {
  const [answer, setAnswer] = useState<{ key: string; offer: ShownOfferFragment | null }>();
  const { send, sending, refusal } = useCreateRefundOfferCommand((asked: RefundChoice) => {
    const input = {
      ...asked,
      passengerIds: [...asked.passengerIds],
      boundIndexes: [...asked.boundIndexes],
    };
    return { input };
  }, BESIDE);
  const key = JSON.stringify(choice);
  const asked = useRef('');

  async function ask() {
    asked.current = key;
    const result = await send(choice);
    if (result) setAnswer({ key, offer: result.payload?.refundOffer ?? null });
  }
  const latest = useRef(ask);
  latest.current = ask;
  const wanted = isWhole(choice) ? key : '';
  useEffect(() => {
    // one question at a time: what has changed since is asked when the answer is there
    if (wanted && !sending && asked.current !== wanted) void latest.current();
  }, [wanted, sending]);

  const isCurrent = wanted !== '' && answer?.key === wanted;
  return {
    /** The offer for the choice as it is; null while it is asked for, and where there is none. */
    offer: isCurrent ? answer.offer : null,
    asking: wanted !== '' && !isCurrent,
    refusal: isCurrent ? refusal : null,
    /** Asks once more. */
    renew: ask,
    /** Takes the offer that the gateway gave in place of an old one. */
    replace: (offer: ShownOfferFragment) => setAnswer({ key, offer }),
  };
}
