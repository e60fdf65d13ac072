// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildSchema, isEnumType } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { beforeGateway } from '#web/app/components/payment/order-to-pay.test-support.tsx';
import { CODE_VALUES } from '#web/app/i18n/code-values.ts';
import { readSdl } from '#web/app/i18n/error-code-groups.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { textOf } from '#web/app/testing/text-of.ts';
import { PayWithPointsForm } from './pay-with-points.form.tsx';

const due = { amount: 97_000, currency: 'CNY' };
const pointsOffset = { usable: 970, available: 1200, reason: null, heldUntil: null };
const payable = { id: 'order', amountDue: due, pointsOffset };

const show = (code: string | null, path: readonly string[] = []) =>
  beforeGateway(
    <PayWithPointsForm
      payable={payable}
      usable={970}
      available={1200}
      onChanged={() => undefined}
    />,
    [
      {
        startPayment: {
          __typename: 'StartPaymentPayload',
          payable: null,
          payment: null,
          userErrors: code ? [{ __typename: 'StartPaymentError', code, path }] : [],
        },
      },
    ],
  );

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

function codes() {
  const type = buildSchema([...readSdl().values()].join('\n')).getType('StartPaymentErrorCode');
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

beforeEach(() => sessionStorage.clear());

const PATHS = [['orderId'], ['points', 'consumptionPassword'], ['points', 'points'], []];

test.each(codes())(
  'a payment that is refused for %s says so, wherever the path leads',
  async (code) => {
    const text = textOf('en', `code.${code}` as MessageId, CODE_VALUES, 'code');
    const atPoints = textOf('en', 'points-payment.outOfRange', { points: 970 });
    for (const path of PATHS) {
      show(code, path);
      type('Points password', '404142');
      fireEvent.click(screen.getByRole('button', { name: 'Pay with 970 points' }));
      const said = (await screen.findByRole('alert')).textContent ?? '';
      const own = code === 'POINTS_OUT_OF_RANGE' && path.at(-1) === 'points';
      expect(said).toContain(own ? atPoints : text);
      cleanup();
    }
  },
);

test.each([
  ['1000', 'This order takes 970 points at most. Enter a whole number.'],
  ['1201', 'You don’t have enough points. Use fewer.'],
])('%s points of 1,200 for an order of CNY 970: %s', async (typed, text) => {
  const asked = show(null);
  type('Points to use', typed);
  type('Points password', '404142');
  fireEvent.click(screen.getByRole('button', { name: /^Use|^Pay/ }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
  expect(asked).toEqual([]);
});
