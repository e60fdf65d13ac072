import { idOf } from '#tests/support/mock/mock-fetch.ts';

const money = (amount: number) => ({ amount, currency: 'CNY' });
/** Two preferred seats that wait for payment. */
export const UNPAID = {
  items: [
    {
      extra: { id: idOf('Extra', 'seat') },
      quantity: 2,
      price: money(20_000),
      coupons: [],
      passengerSegment: null,
    },
  ],
  total: money(40_000),
  amountDue: money(40_000),
  pointsOffset: null,
};
