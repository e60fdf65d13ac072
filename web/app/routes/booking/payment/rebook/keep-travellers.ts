import type { Locale } from '#schema/codes/base/locales.ts';
import { keepBooking } from '#web/app/routes/booking/passengers/kept-booking.ts';
import type { CheckedOrderFragment } from '#web/app/routes/booking/payment/check/checked-order.gen.ts';
import { valuesOfOrder } from '#web/app/routes/booking/payment/correct/corrected-values.ts';

/** Fills in the form of the next booking with everyone of an order, and its contact. */
export const keepTravellers = (
  order: Pick<CheckedOrderFragment, 'passengers' | 'contact'>,
  locale: Locale,
): void => keepBooking(valuesOfOrder(order, locale));
