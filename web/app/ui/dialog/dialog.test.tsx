// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from './dialog.tsx';
import './dialog-window.tsx';

function Page({ closeLabel }: { closeLabel?: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel the booking</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Cancel?"
        {...(closeLabel ? { closeLabel } : {})}
        actions={
          <>
            <Button onClick={close}>Yes</Button>
            <Button autoFocus onClick={close}>
              No
            </Button>
          </>
        }
      >
        It cannot be undone.
      </Dialog>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

test('a dialog is named by its title, and the focus is on the safe action', async () => {
  const user = userEvent.setup();
  renderPage(<Page />);
  await user.click(button('Cancel the booking'));
  await screen.findByRole('dialog', { name: 'Cancel?' });
  await waitFor(() => expect(focused()).toBe('No'));
});

test('a text that is longer than the screen is scrolled by keyboard', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const user = userEvent.setup();
  renderPage(<Page />);
  await user.click(button('Cancel the booking'));
  const text = await screen.findByText('It cannot be undone.');
  height.mockRestore();
  expect(text.tabIndex).toBe(0);
  await waitFor(() => expect(focused()).toBe('No'));
});

test('the focus goes back to what opened it, each time', async () => {
  const user = userEvent.setup();
  renderPage(<Page />);
  for (const _ of ['first', 'second']) {
    await user.click(button('Cancel the booking'));
    await screen.findByRole('dialog');
    await user.click(button('No'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focused()).toBe('Cancel the booking'));
  }
});

test('Escape closes only a dialog that has a close button', async () => {
  const user = userEvent.setup();
  const { unmount } = renderPage(<Page />);
  await user.click(button('Cancel the booking'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  unmount();
  renderPage(<Page closeLabel="Close" />);
  await user.click(button('Cancel the booking'));
  await screen.findByRole('button', { name: 'Close' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
