import { unlessEqual } from '#gateway/conformance/fault.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { REFUND_STATES, type RefundState } from '#schema/codes/orders/states.ts';
import {
  passengerRefund,
  type RefundAmount,
  refundAmounts,
} from '#schema/rules/after-sale/refund-amount.ts';
import { withdrawalProblem } from '#schema/rules/after-sale/refund-withdrawal.ts';
import { addMoney, type Money, subtractMoney } from '#schema/rules/base/money.ts';
import { mayMove } from '#schema/rules/base/state-machine.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { objectStatement } from './object-statement.ts';

type Sums = {
  readonly passengers: readonly { readonly amounts: RefundAmount }[];
  readonly amounts: RefundAmount;
  readonly seats: Money;
  readonly points: number;
  readonly money: Money;
};
type Passenger = {
  readonly amounts: RefundAmount;
  readonly taxes: readonly { readonly amount: Money }[];
};
type Reasoned = {
  readonly reason: RefundReason;
  readonly kind: string;
  readonly amounts: RefundAmount;
  readonly proofRequired: boolean;
};
type Dated = { readonly serverNow: string; readonly dueOn: string };
type Refund = {
  readonly state: RefundState;
  readonly events: readonly { readonly state: RefundState; readonly at: string }[];
  readonly requestedAt: string;
  readonly dueOn: string | null;
  readonly capabilities: readonly {
    readonly action: string;
    readonly allowed: boolean;
    readonly reason: { readonly code: string } | null;
  }[];
};

const OFFER_OR_REFUND = /^Refund(Offer)?$/;
const NOT_DUE: readonly RefundState[] = ['SUCCEEDED', 'REJECTED', 'WITHDRAWN'];

/** Refunds and offers of them, wherever they are met. */
export const REFUND_STATEMENTS: readonly Statement[] = [
  objectStatement<RefundAmount>({
    name: 'a refund is refundable fare and taxes without the fee, which is never more than the fare',
    clause: 'RULES 8.10',
    type: 'RefundAmounts',
    fields: [
      'refundableFare.currency',
      'refundableTax.currency',
      'processingFee.currency',
      'total.currency',
    ],
    expected(amounts) {
      const should = passengerRefund({ ...amounts, passengerId: '' });
      return (
        unlessEqual(should.processingFee, amounts.processingFee) ??
        unlessEqual(should.total, amounts.total)
      );
    },
  }),
  objectStatement<Sums>({
    name: 'what all passengers get back is the sum of what each gets back',
    clause: 'RULES 8.10',
    type: OFFER_OR_REFUND,
    fields: [
      'passengers.amounts.total.currency',
      'passengers.amounts.processingFee.currency',
      'amounts.total.currency',
    ],
    expected({ passengers, amounts }) {
      const inputs = passengers.map((one) => ({ ...one.amounts, passengerId: '' }));
      return unlessEqual(refundAmounts(inputs, amounts.total.currency).sum.total, amounts.total);
    },
  }),
  objectStatement<Passenger>({
    name: 'the taxes that come back, each with its code, add up to the refundable taxes',
    clause: 'RULES 8.10',
    type: 'PassengerRefund',
    fields: ['amounts.refundableTax.currency', 'taxes.amount.currency'],
    expected: ({ amounts: { refundableTax }, taxes }) =>
      unlessEqual(
        taxes.reduce(
          (sum, { amount }) => addMoney(sum, amount),
          subtractMoney(refundableTax, refundableTax),
        ),
        refundableTax,
      ),
  }),
  objectStatement<Sums>({
    name: 'the money that comes back is the refund and the seats, without what goes back as points',
    clause: 'RULES 8.11',
    type: OFFER_OR_REFUND,
    fields: ['amounts.total.currency', 'seats.currency', 'points', 'money.currency'],
    expected({ amounts, seats, points, money }) {
      const whole = addMoney(amounts.total, seats);
      const rest = subtractMoney(
        whole,
        points > 0 ? pointsValue(points) : subtractMoney(whole, whole),
      );
      // a part of a yuan is rounded up to a point
      return rest.amount < 0
        ? unlessEqual(subtractMoney(whole, whole), money)
        : unlessEqual(rest, money);
    },
  }),
  objectStatement<Reasoned>({
    name: 'the reason decides whether a refund is voluntary; an involuntary one costs no fee',
    clause: 'RULES 8.13',
    type: OFFER_OR_REFUND,
    fields: ['reason', 'kind', 'amounts.processingFee.amount'],
    expected({ reason, kind, amounts }) {
      const should = REFUND_REASONS[reason].kind;
      if (should !== kind) return { kind: should };
      return should === 'INVOLUNTARY' && amounts.processingFee.amount > 0
        ? { processingFee: 0 }
        : null;
    },
  }),
  objectStatement<Reasoned>({
    name: 'reasons that need a proof require one',
    clause: 'RULES 8.13',
    type: 'RefundOffer',
    fields: ['reason', 'proofRequired'],
    expected({ reason, proofRequired }) {
      const { proof } = REFUND_REASONS[reason];
      return proof === proofRequired ? null : { proofRequired: proof };
    },
  }),
  objectStatement<Dated>({
    name: 'a refund that is requested now is paid within the working days of RULES',
    clause: 'RULES 8.12',
    type: 'RefundOffer',
    fields: ['serverNow', 'dueOn'],
    expected({ serverNow, dueOn }) {
      const latest = refundDueOn(new Date(serverNow));
      return dueOn <= latest ? null : `${latest} at the latest`;
    },
  }),
  objectStatement<Refund>({
    name: 'a refund says by when the money comes, until it has come or none will come',
    clause: 'RULES 8.12',
    type: 'Refund',
    fields: ['state', 'requestedAt', 'dueOn'],
    expected({ state, dueOn }) {
      const isDue = !NOT_DUE.includes(state);
      return isDue === (dueOn !== null) ? null : { dueOn: isDue ? 'a day' : null };
    },
  }),
  objectStatement<Refund>({
    name: 'the steps of a refund follow its state machine, in the order of time, up to its state',
    clause: 'RULES 8.9',
    type: 'Refund',
    fields: ['state', 'events.state', 'events.at'],
    expected({ state, events }) {
      const isInOrder = events.every(({ state: to, at }, index) => {
        const before = events[index - 1];
        return !before || (before.at <= at && mayMove(REFUND_STATES, before.state, to));
      });
      return isInOrder && events.at(-1)?.state === state ? null : { state, machine: REFUND_STATES };
    },
  }),
  objectStatement<Refund>({
    name: 'a refund can be withdrawn until it is decided',
    clause: 'RULES 8.9',
    type: 'Refund',
    fields: [
      'state',
      'capabilities.action',
      'capabilities.allowed',
      'capabilities.reason',
      'capabilities.reason.code',
    ],
    expected({ state, capabilities }) {
      const reason = withdrawalProblem(state);
      const withdrawal = capabilities.find(({ action }) => action === 'WITHDRAW_REFUND');
      const isRight =
        withdrawal?.allowed === (reason === null) && (withdrawal.reason?.code ?? null) === reason;
      return isRight ? null : { allowed: reason === null, reason };
    },
  }),
];
