// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { EVERYWHERE } from '#web/app/i18n/page.ts';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { ChakraProvider } from '#web/app/ui/provider/chakra-provider.tsx';
import { SubmitBar } from './submit-bar.tsx';

const TOTAL = { amount: 100_000, currency: 'CNY' } as const;
const order = vi.fn();

/** A form that goes on to the next page as soon as it has been sent. */
function Passengers() {
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    order();
    void navigate('/payment');
  };
  return (
    <form onSubmit={submit}>
      <SubmitBar total={TOTAL} sending={false} />
    </form>
  );
}

test('until the next page is shown the button stays busy, and a second press orders nothing', async () => {
  let arrive = (_: null) => {};
  const Stub = createRoutesStub([
    { path: '/', Component: Passengers },
    {
      path: '/payment',
      Component: () => <p>Payment</p>,
      loader: () =>
        new Promise<null>((resolve) => {
          arrive = resolve;
        }),
    },
  ]);
  render(
    <IntlProvider locale="en" messages={messagesOf('en', [...EVERYWHERE, 'booking-passengers'])}>
      <ChakraProvider language="en">
        <Stub />
      </ChakraProvider>
    </IntlProvider>,
  );
  const button = screen.getByRole('button', { name: 'Hold for 50 minutes and pay' });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(button);
  expect(order).toHaveBeenCalledOnce();
  await act(async () => arrive(null));
  await screen.findByText('Payment');
});
