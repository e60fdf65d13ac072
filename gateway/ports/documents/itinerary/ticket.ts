import type { ReactElement } from 'react';
import { ticketNumber } from '#gateway/ports/documents/flight-words.ts';
import type { ItineraryCoupon, ItineraryData } from '#gateway/ports/documents/itinerary-data.ts';
import { section, tableRow } from '#gateway/ports/documents/receipt/parts.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';

const SHARES = [3, 2.2, 2, 2];
const USE_SHARES = [1, 2, 2, 3, 2.2];

/** Whose ticket it is, and how much of it is used. */
export function ticket(data: ItineraryData, texts: Texts): ReactElement {
  const { t, dateOf } = texts;
  const issued = dateOf({ instant: data.issuedAt, zone: BRAND.commercialZone });
  return section(
    t('itinerary.passenger'),
    tableRow(
      [t('receipt.name'), t('receipt.ticketNumber'), t('receipt.issuedAt'), t('itinerary.use')],
      SHARES,
      { head: true },
    ),
    tableRow(
      [
        `${data.passengerName}\n${t(`passengerType.${data.passengerType}`)}`,
        ticketNumber(data.ticketNumber),
        issued,
        t(`itinerary.use.${data.use}`),
      ],
      SHARES,
    ),
  );
}

const couponRow = (coupon: ItineraryCoupon, texts: Texts): ReactElement =>
  tableRow(
    [
      String(coupon.number),
      coupon.flightNumber,
      `${coupon.origin.code}–${coupon.destination.code}`,
      texts.dateOf(coupon.departure),
      texts.t(`itinerary.coupon.${coupon.state}`),
    ],
    USE_SHARES,
  );

/** What has become of the right to each flight. */
export function use({ coupons }: ItineraryData, texts: Texts): ReactElement {
  const head = ['coupon', 'flight', 'route', 'date', 'state'] as const;
  return section(
    texts.t('itinerary.coupons'),
    tableRow(
      head.map((id) => texts.t(`itinerary.${id}`)),
      USE_SHARES,
      { head: true },
    ),
    ...coupons.map((coupon) => couponRow(coupon, texts)),
  );
}
