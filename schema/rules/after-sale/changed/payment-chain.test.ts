import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeQuote } from '#schema/rules/after-sale/change-quote.ts';
import { addMoney, money } from '#schema/rules/base/money.ts';
import { paymentChain } from './payment-chain.ts';

const yuan = (amount: number) => money(amount * 100, 'CNY');
const at = new Date('2026-12-01T08:00:00Z');
/** A change from one fare to another without a difference of taxes. */
const step = (number: string, oldFare: number, newFare: number, penalty: number) => ({
  number,
  at,
  quote: changeQuote(
    {
      oldFare: yuan(oldFare),
      newFare: yuan(newFare),
      oldTaxes: yuan(90),
      newTaxes: yuan(90),
      penalty: yuan(penalty),
      residualRefundable: false,
    },
    false,
  ),
});

it('a change to a lower fare forfeits the difference, and the total stays what was charged', () => {
  expect(paymentChain(yuan(3500), [step('D1', 4000, 3410, 0)])).toEqual({
    booked: yuan(4090),
    changes: [{ number: 'D1', at, paid: yuan(0), penalty: yuan(0), forfeited: yuan(590) }],
    paid: yuan(4090),
    penalty: yuan(0),
    forfeited: yuan(590),
  });
});

it('a dearer flight and a fee are paid on top, and nothing is forfeited', () => {
  const chain = paymentChain(yuan(1290), [step('D1', 1000, 1200, 200)]);
  expect([chain.booked, chain.paid, chain.penalty, chain.forfeited]).toEqual([
    yuan(1090),
    yuan(1490),
    yuan(200),
    yuan(0),
  ]);
});

it('tickets that were never changed cost what was paid for them', () => {
  const none = { changes: [], penalty: yuan(0), forfeited: yuan(0) };
  expect(paymentChain(yuan(800), [])).toEqual({ booked: yuan(800), paid: yuan(800), ...none });
});

it('what was paid is the price, the fees and what was forfeited, and never less than any payment', () => {
  const fare = fc.integer({ min: 0, max: 9000 });
  const changes = fc.array(fc.record({ fare, fee: fc.integer({ min: 0, max: 500 }) }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(fare, changes, (first, made) => {
      let now = first;
      const steps = made.map(({ fare: next, fee }, index) => {
        const one = step(`D${index}`, now, next, fee);
        now = next;
        return one;
      });
      const chain = paymentChain(yuan(now + 90), steps);
      expect(chain.booked).toEqual(yuan(first + 90));
      const parts = [yuan(now + 90), chain.penalty, chain.forfeited].reduce(addMoney);
      expect(chain.paid).toEqual(parts);
      expect(chain.paid.amount).toBeGreaterThanOrEqual(chain.booked.amount);
    }),
  );
});
