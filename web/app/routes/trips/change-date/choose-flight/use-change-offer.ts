import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CreateChangeOfferInput } from '#web/app/apollo/schema-types.gen.ts';
import { type AskedChange, changeOfferPath } from '#web/app/components/date-change/change-paths.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useCreateChangeOfferCommand } from './create-change-offer.mutation.gen.ts';

/**
 * Makes an offer of the fares before and the last one, and leads to its page; `refusal` is about
 * the fare chosen last.
 */
export function useChangeOffer(
  { order, passengers, airlineChange }: AskedChange,
  before: string[],
) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const { send, sending, refusal } = useCreateChangeOfferCommand(
    (input: CreateChangeOfferInput) => ({ input }),
  );
  const [last, setLast] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);

  const choose = async (changeFareId: string) => {
    setLast(changeFareId);
    const result = await send({
      orderId: order,
      passengerIds: [...passengers],
      changeFareIds: [...before, changeFareId],
      ...(airlineChange ? { airlineChangeId: airlineChange } : {}),
    });
    const offer = result?.payload?.changeOffer;
    if (!offer) return;
    setLeaving(true);
    await navigate(to(changeOfferPath(offer.id)));
    setLeaving(false);
  };
  return { choose, isAsking: sending || leaving, last, refusal };
}

export type ChangeOfferMaking = ReturnType<typeof useChangeOffer>;
