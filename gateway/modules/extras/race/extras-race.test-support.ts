import { asking, type extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { guestsAt } from '#gateway/modules/extras/guests/guests.test-support.ts';
import { forFlight } from '#gateway/modules/extras/stock/stock.test-support.ts';

type Till = Awaited<ReturnType<typeof extraDesk>>;

const ROUNDS = 12;

/** Runs a race in some rounds; answers in how many of them both tabs won. */
async function wonByBoth(
  race: () => Promise<readonly boolean[]>,
  rounds = ROUNDS,
): Promise<number> {
  let both = 0;
  for (let round = 0; round < rounds; round += 1) if ((await race()).every((won) => won)) both += 1;
  return both;
}

/** Two tabs use the same points for two orders at the same instant. */
export const raceForPoints = (till: Till): Promise<number> =>
  wonByBoth(async () => {
    const buyer = await till.buyer();
    await till.givePoints(buyer, 50);
    const orders = [await till.ordered(buyer, { seat: 1 }), await till.ordered(buyer, { seat: 1 })];
    const begun = await Promise.all(orders.map(({ id }) => till.begin(buyer, id, 50)));
    return begun.map(({ payment }) => payment?.points === 50);
  });

/** Two tabs pay for an order with the same coupon at the same instant. */
export const raceForCoupon = (till: Till): Promise<number> =>
  wonByBoth(async () => {
    const { extras, desk } = till;
    const buyer = await till.buyer();
    await till.givePoints(buyer, 98);
    const bought = await till.ordered(buyer, { wifi: 1 });
    await till.begin(buyer, bought.id, 98);
    const [coupon] = await extras.couponsOf(buyer.memberId, desk.now());
    const tabs = [1, 2].map(() =>
      extras.create(asking({ wifi: 1, seat: 1 }, [coupon?.id ?? '']), buyer),
    );
    return (await Promise.all(tabs)).map(({ orderId }) => orderId !== null);
  });

/** Two tabs of a guest order at the same instant what the year allows one of them. */
export const raceForLimit = (till: Till): Promise<number> =>
  wonByBoth(async () => {
    const { guest, order } = await guestsAt(till).traveller();
    const tabs = [1, 2].map(() => till.extras.create(forFlight(till, order, 'lounge', 3), guest));
    return (await Promise.all(tabs)).map(({ orderId }) => orderId !== null);
  }, 3);
