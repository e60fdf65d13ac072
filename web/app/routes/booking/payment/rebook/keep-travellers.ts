import type { Locale } from '#schema/codes/base/locales.ts';
import { saveBookingDraft } from '#web/app/routes/booking/passengers/booking-draft.ts';
import { valuesOfOrder } from '#web/app/routes/booking/payment/correct/corrected-values.ts';
import type { CheckedOrderFragment } from '#web/app/routes/booking/payment/review-passengers/checked-order.gen.ts';

/** Fills in the form of the next booking with everyone of an order, and its contact. */
export const keepTravellers = (
  order: Pick<CheckedOrderFragment, 'passengers' | 'contact'>,
  locale: Locale,
): void => saveBookingDraft(valuesOfOrder(order, locale));
