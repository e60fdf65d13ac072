// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

test('a question begins on its safe answer, and says why it was refused while it stays open', async () => {
  const user = userEvent.setup();
  const onConfirm = vi.fn();
  renderPage(
    <ConfirmDialog
      open
      onClose={vi.fn()}
      title="Cancel?"
      closeLabel="Close"
      keep="Keep it"
      confirm="Cancel it"
      confirming={false}
      onConfirm={onConfirm}
      refusal={{ code: 'ORDER_CLOSED', path: [] }}
    >
      It cannot be undone.
    </ConfirmDialog>,
    { messages: ['code'] },
  );
  await screen.findByRole('dialog', { name: 'Cancel?' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'));
  expect(screen.getByRole('alert').textContent).not.toBe('');
  await user.click(screen.getByRole('button', { name: 'Cancel it' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
