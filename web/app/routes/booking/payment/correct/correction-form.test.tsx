// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { beforeGateway } from '#web/app/components/payment/order-to-pay.test-support.tsx';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { aCheckedOrder } from '#web/app/routes/booking/payment/review-passengers/checked-order.test-support.ts';
import { CorrectionForm } from './correction-form.tsx';

const order = {
  ...aCheckedOrder(),
  serverNow: '2026-11-20T02:00:00Z',
  tripType: 'ONE_WAY',
} as unknown as PaidOrderFragment;
const MEMBER = { key: 'adt1', type: 'ADT', number: 1 } as const;

const answer = (userErrors: readonly { code: string; path: readonly string[] }[] = []) => ({
  correctPassenger: {
    __typename: 'CorrectPassengerPayload',
    order: null,
    userErrors: userErrors.map((one) => ({ __typename: 'CorrectPassengerError', ...one })),
  },
});

function show(...answers: readonly object[]) {
  const closed = vi.fn();
  const asked = beforeGateway(
    <CorrectionForm order={order} passengerId="anna" member={MEMBER} onClose={closed} />,
    answers,
  );
  choose(CHOSEN);
  return { asked, closed };
}
/** happy-dom forgets what is chosen in a select until that is in the document. */
function choose(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const box = document.querySelector(`select[name="passengers.adt1.${name}"]`);
    if (box) fireEvent.change(box, { target: { value } });
  }
}
const CHOSEN = {
  nationality: 'KR',
  'document.type': 'PP',
  'document.issuingCountry': 'KR',
  'frequentFlyer.airline': 'NH',
};
const lastName = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Last name/ });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the correction' }));

test('the form has what was typed, and sends everything with what was corrected', async () => {
  const { asked, closed } = show(answer());
  expect(lastName().value).toBe('Liu');
  fireEvent.input(lastName(), { target: { value: 'Lyu' } });
  save();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(asked[0]?.variables.input).toMatchObject({
    passengerId: 'anna',
    passenger: {
      lastName: 'Lyu',
      type: 'ADT',
      document: { type: 'PP', number: 'M12345678', issuingCountry: 'KR', expiresOn: '2031-05-01' },
      phone: { areaCode: '86', number: '13800138000' },
      frequentFlyer: { airline: 'NH', number: '1234567890' },
    },
  });
});

test('what the gateway refuses is said at its field, and the form stays', async () => {
  const path = ['passenger', 'document', 'number'];
  const { closed } = show(answer([{ code: 'DOCUMENT_HELD', path }]));
  save();
  const number = screen.getByRole('textbox', { name: /Document number/ });
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/You already hold seats on this flight/).length).toBeGreaterThan(0);
  expect(closed).not.toHaveBeenCalled();
});

test('leaving it sends nothing', () => {
  const { asked, closed } = show(answer());
  fireEvent.click(screen.getByRole('button', { name: 'Don’t change' }));
  expect(closed).toHaveBeenCalled();
  expect(asked).toHaveLength(0);
});
