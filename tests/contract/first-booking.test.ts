import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import { buy, findOffer } from '#tests/support/buyer.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { booked, expectOrders, orderAndHangUp, portOf } from '#tests/support/lost-answers.ts';

const { fetch: answer, db } = await testGateway();
const url = await portOf(answer);

/** What a browser with this cookie sees of an order. */
async function seenBy(cookie: string, id: string | null) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      query: 'query($id: ID!) { order(by: { id: $id }) { bookingReference contact { email } } }',
      variables: { id },
    }),
  });
  return (await response.json()).data.order;
}

describe('the first booking of a browser that has no session yet', () => {
  let before = { orders: 0, seats: 0, mails: 0 };
  const expectOneMore = async () =>
    expect(await booked(db)).toEqual({
      orders: before.orders + 1,
      seats: before.seats + 1,
      mails: before.mails + 1,
    });
  beforeEach(async () => {
    before = await booked(db);
  });

  it('is the same booking when its answer was lost and it is sent again', async () => {
    const offer = await findOffer(url);
    const key = randomUUID();
    await orderAndHangUp(url, offer, key);
    await expectOrders(db, before.orders + 1);
    const again = await buy(url, offer, { key });
    expect(again.outcome).toBe('BOUGHT');
    await expectOneMore();
    expect(await seenBy(again.cookie, again.orderId)).toEqual({
      bookingReference: again.reference,
      contact: { email: 'tai.man@example.com' },
    });
  });

  it('is one booking when it is sent twice at once', async () => {
    const offer = await findOffer(url);
    const key = randomUUID();
    const [one, other] = await Promise.all([buy(url, offer, { key }), buy(url, offer, { key })]);
    expect(one.reference).toMatch(/^[A-Z0-9]{6}$/);
    expect(other.reference).toBe(one.reference);
    expect(other.cookie).not.toBe(one.cookie);
    for (const { cookie } of [one, other])
      expect(await seenBy(cookie, one.orderId)).toMatchObject({ bookingReference: one.reference });
    await expectOneMore();
  });

  it('is one booking when the second press carries the session of the first', async () => {
    const offer = await findOffer(url);
    const first = await buy(url, offer);
    const second = await buy(url, offer, first);
    expect(second.reference).toBe(first.reference);
    await expectOneMore();
  });

  it('stays closed to a key without what was submitted', async () => {
    const offer = await findOffer(url);
    const { key, reference } = await buy(url, offer);
    const another = await findOffer(url);
    expect(await buy(url, another, { key })).toMatchObject({
      reference: null,
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    });
    expect(reference).not.toBeNull();
    await expectOneMore();
  });

  it('stays closed to a key that can be guessed', async () => {
    const offer = await findOffer(url);
    const one = await buy(url, offer, { key: 'my-first-order' });
    const other = await buy(url, offer, { key: 'my-first-order' });
    expect(other.reference).not.toBe(one.reference);
  });

  it('opens no longer than the lost answer would have', async () => {
    const offer = await findOffer(url);
    const first = await buy(url, offer);
    const long = new Date(Date.now() - 61 * 60_000);
    const id = keyOf('Order', first.orderId ?? '') ?? '';
    await db.updateTable('orders').set({ created_at: long }).where('id', '=', id).execute();
    const late = await buy(url, offer, { key: first.key });
    expect(late.reference).toBeNull();
    expect(await seenBy(late.cookie, globalId('Order', id))).toBeNull();
  });
});
