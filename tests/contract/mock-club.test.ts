import { describe, expect, it } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { playedMock } from '#tests/support/mock-story.ts';
import { idsOf } from './mock-changes.ts';

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

describe('a contact of the mock’s member', () => {
  const CODE = `mutation Code($input: RequestVerificationCodeInput!) {
    requestVerificationCode(input: $input) { challenge { id } userErrors { code path } } }`;
  const CHANGE = `mutation Change($input: ChangeContactInput!) {
    changeContact(input: $input) { member { profile { email phone revision } } userErrors { code path } } }`;

  it.each([
    [{ email: 'New.Address@Example.com' }, { email: 'New.Address@example.com' }],
    [{ phone: { areaCode: '852', number: '51234567' } }, { phone: '+85251234567' }],
  ])('is the one that the code proved: %o', async (recipient, profile) => {
    const { ask } = playedMock(NOW);
    const asked = { purpose: 'CHANGE_CONTACT', recipient, locale: 'EN' };
    const { challenge } = (await ask(CODE, { input: asked })).requestVerificationCode;
    const change = async (code: string) => {
      const proof = { challengeId: challenge.id, code };
      return (await ask(CHANGE, { input: { proof, loginPassword: 'm4gnolia' } })).changeContact;
    };
    expect(await change('000000')).toMatchObject({
      member: null,
      userErrors: [{ code: 'CODE_WRONG' }],
    });
    expect(await change('123456')).toMatchObject({ member: { profile }, userErrors: [] });
    const { viewer } = await ask('{ viewer { member { profile { email phone } } } }');
    expect(viewer.member.profile).toMatchObject(profile);
  });

  it('takes no address that is none', async () => {
    const { ask } = playedMock(NOW);
    const asked = { purpose: 'CHANGE_CONTACT', recipient: { email: 'no-address' }, locale: 'EN' };
    const { requestVerificationCode } = await ask(CODE, { input: asked });
    expect(requestVerificationCode).toMatchObject({
      challenge: null,
      userErrors: [{ code: 'EMAIL_INVALID' }],
    });
  });
});

describe('a proof in the mock', () => {
  const pdf = new File(['%PDF-1.7 a doctor’s certificate'], 'certificate.pdf');

  it('is known by its content, is shown with the refund that it proves, and proves it', async () => {
    const { ask, key, ticketed } = playedMock(NOW);
    const { order } = await ticketed();
    const asked = { orderId: order.id, passengerIds: idsOf(order), reason: 'ILLNESS' };
    const { refundOffer } = (await ask('RefundOfferFor', { input: asked })).createRefundOffer;
    expect(refundOffer).toMatchObject({ proofRequired: true, reviewed: true });
    const request = async (proofIds: string[]) => {
      const accepted = { refundOfferId: refundOffer.id, acceptedMoney: refundOffer.money };
      const input = { idempotencyKey: key(), ...accepted, proofIds };
      return (await ask('RefundRequest', { input })).requestRefund;
    };
    expect((await request([])).userErrors[0].code).toBe('PROOF_REQUIRED');
    const upload = async (file: File) =>
      (await ask('Proof', { input: { purpose: 'REFUND_PROOF', file } })).uploadFile;
    const page = new File(['<html></html>'], 'certificate.pdf', { type: 'application/pdf' });
    expect((await upload(page)).userErrors[0].code).toBe('FILE_FORMAT');
    const { file } = await upload(pdf);
    expect(file).toMatchObject({ name: 'certificate.pdf', mediaType: 'application/pdf' });
    const { refund } = await request([file.id]);
    expect(refund.state).toBe('UNDER_REVIEW');
    const detail = (await ask('RefundDetail', { by: { id: refund.id } })).refund;
    expect(detail.proofs.map(({ id }: { id: string }) => id)).toEqual([file.id]);
    const withdrawal = async () => {
      const input = { idempotencyKey: key(), refundId: refund.id };
      return (await ask('RefundWithdrawal', { input })).withdrawRefund;
    };
    expect(await withdrawal()).toMatchObject({ refund: { state: 'WITHDRAWN' }, userErrors: [] });
    expect((await withdrawal()).userErrors[0].code).toBe('REFUND_NOT_UNDER_REVIEW');
    const again = (await ask('RefundOfferFor', { input: asked })).createRefundOffer;
    expect(again.userErrors).toEqual([]);
  });
});

describe('frequent passengers of the mock', () => {
  const passport = (number: string) => ({
    type: 'PP',
    number,
    issuingCountry: 'HK',
    expiresOn: '2030-01-31',
  });
  const typed = (documents: object[]) => ({
    lastName: 'Lam',
    firstName: 'Ka Wing',
    gender: 'F',
    dateOfBirth: '1992-02-03',
    nationality: 'HK',
    documents,
  });

  it('are saved, changed and removed; a document is saved once, and the member stays', async () => {
    const { ask, key } = playedMock(NOW);
    const list = async () =>
      (await ask('FrequentPassengers')).viewer.member.frequentPassengers as {
        id: string;
        tags: string[];
        documents: { key: string }[];
      }[];
    const [self, companion] = await list();
    expect(self?.tags).toEqual(['SELF']);
    const add = async (documents: object[]) => {
      const input = { idempotencyKey: key(), passenger: typed(documents) };
      return (await ask('AddPsg', { input })).addFrequentPassenger;
    };
    expect((await add([])).userErrors[0].code).toBe('REQUIRED');
    const { frequentPassenger } = await add([passport('K99990001')]);
    expect((await add([passport('K9999 0001')])).userErrors).toEqual([
      { code: 'DOCUMENT_DUPLICATED', path: ['passenger', 'documents', '0', 'number'] },
    ]);
    const saved = (await list()).find(({ id }) => id === frequentPassenger.id);
    const kept = { ...passport(''), number: null, key: saved?.documents[0]?.key };
    const input = { frequentPassengerId: frequentPassenger.id, passenger: typed([kept]) };
    expect((await ask('EditPsg', { input })).updateFrequentPassenger.userErrors).toEqual([]);
    const remove = async (frequentPassengerId?: string) =>
      (await ask('RemovePsg', { input: { frequentPassengerId } })).removeFrequentPassenger;
    expect((await remove(self?.id)).userErrors[0].code).toBe('SELF_STAYS');
    expect((await remove(companion?.id)).removedId).toBe(companion?.id);
    expect((await list()).map(({ id }) => id)).toEqual([self?.id, frequentPassenger.id]);
  });
});
