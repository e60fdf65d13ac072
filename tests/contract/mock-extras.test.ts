import { describe, expect, it } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { playedMock } from '#tests/support/mock/mock-story.ts';

const NOW = new Date('2026-11-20T02:00:00Z');

const listed = async (ask: ReturnType<typeof playedMock>['ask'], tab = 'ALL') =>
  (await ask('EquityOrders', { tab })).viewer.member;

describe('benefits of the mock', () => {
  it('are ordered at the price that was seen, paid, and are coupons then', async () => {
    const { ask, key, pay } = playedMock(NOW);
    const { benefits } = await ask('EquityOrders', { tab: 'ALL' });
    const [lounge] = benefits;
    const items = [{ benefitId: lounge.id, quantity: 2 }];
    const order = async (amount: number) => {
      const acceptedTotal = { amount, currency: 'CNY' };
      const input = { idempotencyKey: key(), items, acceptedTotal };
      return (await ask('OrderBenefit', { input })).createBenefitOrder;
    };
    const { amount } = lounge.price;
    expect((await order(amount)).userErrors[0].code).toBe('PRICE_CHANGED');
    const { benefitOrder } = await order(2 * amount);
    expect(benefitOrder).toMatchObject({
      state: 'PENDING_PAYMENT',
      amountDue: { amount: 2 * amount },
    });
    const before = (await listed(ask)).benefitCoupons.length;
    expect((await pay(benefitOrder.id)).confirmPayment.outcome).toBe('PAID');
    const { benefitOrder: paid } = await ask('EquityOrderDetail', { id: benefitOrder.id });
    expect(paid).toMatchObject({ state: 'PAID', amountDue: { amount: 0 } });
    expect(paid.items[0].coupons).toHaveLength(2);
    const { benefitCoupons, benefitOrders } = await listed(ask, 'COMPLETED');
    expect(benefitCoupons).toHaveLength(before + 2);
    expect(benefitOrders.nodes.map(({ id }: { id: string }) => id)).toEqual([benefitOrder.id]);
  });

  it('that a coupon pays are ordered at once; one is frozen while its order is unpaid', async () => {
    const { ask, key } = playedMock(NOW);
    const { benefits } = await ask('EquityOrders', { tab: 'ALL' });
    const [coupon] = (await listed(ask)).benefitCoupons;
    const wifi = benefits.find(({ kind }: { kind: string }) => kind === coupon.kind);
    const order = async (quantity: number) => {
      const acceptedTotal = { ...wifi.price, amount: quantity * wifi.price.amount };
      const items = [{ benefitId: wifi.id, quantity }];
      const input = { idempotencyKey: key(), items, acceptedTotal, benefitCouponIds: [coupon.id] };
      return (await ask('OrderBenefit', { input })).createBenefitOrder;
    };
    const quote = async () => {
      const items = [{ benefitId: wifi.id, quantity: 2 }];
      const asked = await ask('EquityQuote', { items, coupons: [coupon.id] });
      return asked.viewer.member.benefitQuote;
    };
    expect(await quote()).toMatchObject({ couponDiscount: wifi.price, amountDue: wifi.price });
    const { benefitOrder } = await order(2);
    expect((await quote()).coupons).toMatchObject([{ chosen: false, reason: 'COUPON_SET_ASIDE' }]);
    expect(benefitOrder).toMatchObject({ state: 'PENDING_PAYMENT', amountDue: wifi.price });
    expect((await listed(ask)).benefitCoupons).toEqual([]);
    expect((await order(1)).userErrors[0].code).toBe('COUPON_NOT_ACCEPTED');
    const cancel = { benefitOrderId: benefitOrder.id, idempotencyKey: key() };
    expect(
      (await ask('CancelBenefit', { input: cancel })).cancelBenefitOrder.benefitOrder.state,
    ).toBe('CANCELLED');
    const { benefitOrder: free } = await order(1);
    expect(free).toMatchObject({ state: 'PAID', amountDue: { amount: 0 } });
    const { benefitOrder: paid } = await ask('EquityOrderDetail', { id: free.id });
    expect(paid.refundQuote.coupons.map(({ id }: { id: string }) => id)).toEqual([coupon.id]);
    const refund = {
      benefitOrderId: free.id,
      idempotencyKey: key(),
      acceptedMoney: { amount: 0, currency: 'CNY' },
    };
    const { refundBenefitOrder } = await ask('RefundBenefit', { input: refund });
    expect(refundBenefitOrder).toMatchObject({ benefitOrder: { state: 'REFUNDED' } });
    const usable = (await listed(ask)).benefitCoupons.map(({ id }: { id: string }) => id);
    expect(usable).toEqual([coupon.id]);
  });

  it('are refused to other cards, and beyond the year’s number', async () => {
    const { ask, key } = playedMock(NOW);
    const { benefits } = await ask('EquityOrders', { tab: 'ALL' });
    const order = async (index: number, quantity: number) => {
      const { id, price } = benefits[index];
      const acceptedTotal = { ...price, amount: quantity * price.amount };
      const input = { idempotencyKey: key(), items: [{ benefitId: id, quantity }], acceptedTotal };
      return (await ask('OrderBenefit', { input })).createBenefitOrder.userErrors[0]?.code;
    };
    expect(await order(3, 1)).toBe('BENEFIT_NOT_OFFERED');
    expect(await order(0, 5)).toBe('YEARLY_LIMIT_REACHED');
    expect(await order(1, LIMITS.benefitsPerItem + 1)).toBe('QUANTITY_INVALID');
  });
});

describe('extras of a guest in the mock', () => {
  const OF_ORDER = `query OfOrder($id: ID!, $items: [BenefitOrderItemInput!]!) { order(by: { id: $id }) {
    benefitQuote(items: $items) { total { amount currency } coupons { chosen } userErrors { code path } }
    benefitOrders { id state order { id } items { quantity passengerSegment { id } } } } }`;

  it('are quoted, bought for passengers of an order and listed with it; coupons and other extras need an account', async () => {
    const { ask, key, pay, ticketed } = playedMock(NOW);
    const { detail, people } = await ticketed();
    const { benefits } = await ask('EquityOrders', { tab: 'ALL' });
    const [lounge] = benefits;
    const { benefitCoupons } = await listed(ask);
    await ask('mutation { signOut(input: { scope: THIS_BROWSER }) { viewer { id } } }');
    const items = [{ benefitId: lounge.id, quantity: 3, passengerSegmentId: people[0].id }];
    const ofOrder = async () => (await ask(OF_ORDER, { id: detail.id, items })).order;
    const { benefitQuote } = await ofOrder();
    expect(benefitQuote).toMatchObject({ coupons: [], userErrors: [] });
    const acceptedTotal = benefitQuote.total;
    const order = async (more: object = {}) => {
      const input = { idempotencyKey: key(), items, acceptedTotal, ...more };
      return (await ask('OrderBenefit', { input })).createBenefitOrder;
    };
    const withCoupon = { benefitCouponIds: [benefitCoupons[0].id] };
    const forNoOne = { items: [{ benefitId: lounge.id, quantity: 3 }] };
    for (const more of [withCoupon, forNoOne])
      await expect(order(more)).rejects.toThrow('UNAUTHENTICATED');
    const { benefitOrder } = await order();
    expect((await ofOrder()).benefitQuote.userErrors).toMatchObject([
      { code: 'YEARLY_LIMIT_REACHED' },
    ]);
    expect((await pay(benefitOrder.id)).confirmPayment.outcome).toBe('PAID');
    expect((await ofOrder()).benefitOrders).toMatchObject([
      {
        id: benefitOrder.id,
        state: 'PAID',
        order: { id: detail.id },
        items: [{ quantity: 3, passengerSegment: { id: people[0].id } }],
      },
    ]);
    const wifi = benefits.find(({ kind }: { kind: string }) => kind === 'WIFI');
    const forOther = [{ benefitId: wifi.id, quantity: 1, passengerSegmentId: detail.id }];
    const other = await order({ items: forOther, acceptedTotal: wifi.price });
    expect(other.userErrors).toMatchObject([{ code: 'PASSENGER_NOT_FOUND' }]);
  });
});
