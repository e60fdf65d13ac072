import { Money } from '#web/app/i18n/format/formatted.tsx';
import type { RefundAmountsFragment } from './refund-amounts.gen.ts';

/** An amount that is taken off. */
export function Fee({ value }: { value: RefundAmountsFragment['processingFee'] }) {
  return <Money value={{ ...value, amount: 0 - value.amount }} />;
}
