import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ConfirmDateChangeInput } from '#web/app/apollo/schema-types.gen.ts';
import {
  changeDraftKey,
  changeOfferPath,
  dateChangePath,
} from '#web/app/components/date-change/change-paths.ts';
import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { forgetKept } from '#web/app/session/session-storage.ts';
import { useConfirmDateChangeCommand } from './confirm-date-change.mutation.gen.ts';
import type { QuotedChangeFragment } from './quoted-change.gen.ts';

/**
 * Confirms an offer at the price that is shown; a new price waits for consent and is then an offer
 * of its own.
 */
export function useConfirmChange({
  id,
  totalDue,
  order,
}: Pick<QuotedChangeFragment, 'id' | 'totalDue' | 'order'>) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [newer, setNewer] = useState<{ id: string; change: PriceChangeFragment } | null>(null);
  const { send, sending, refusal } = useConfirmDateChangeCommand(
    (choice: Omit<ConfirmDateChangeInput, 'idempotencyKey'>, idempotencyKey) => ({
      input: { ...choice, idempotencyKey },
    }),
  );

  const leaveFor = async (path: string) => {
    setLeaving(true);
    await navigate(to(path), { replace: true });
    setLeaving(false);
  };
  const confirm = async () => {
    const { amount, currency } = totalDue;
    const result = await send({
      changeOfferId: id,
      accepted: { amount, currency },
      agreements: ['DATE_CHANGE'],
    });
    const { dateChange, newOffer } = result?.payload ?? {};
    if (dateChange) {
      forgetKept(changeDraftKey(order.id));
      return leaveFor(dateChangePath(dateChange.id));
    }
    if (!newOffer) return;
    const difference = { ...totalDue, amount: newOffer.totalDue.amount - totalDue.amount };
    // the same price: its time is renewed, and there is nothing to ask
    if (difference.amount === 0) return leaveFor(changeOfferPath(newOffer.id));
    const newTotal = newOffer.totalDue;
    setNewer({ id: newOffer.id, change: { oldTotal: totalDue, newTotal, difference, lines: [] } });
  };
  return {
    confirm,
    confirming: sending || leaving,
    refusal,
    change: newer?.change ?? null,
    accept: () => newer && leaveFor(changeOfferPath(newer.id)),
    reject: () => setNewer(null),
  };
}
