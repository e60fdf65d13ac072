// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createCache } from '#web/app/apollo/cache.ts';
import { trustedDocumentLink } from '#web/app/apollo/trusted-document-link.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { CancelAction } from './cancel-action.tsx';

test('a cancellation is asked about once more, and keeping the booking returns to its button', async () => {
  const fetch = () => Promise.reject(new Error('Nothing may be sent'));
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch, headers: () => ({}) });
  const user = userEvent.setup();
  renderPage(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <CancelAction orderId="1" />
    </ApolloProvider>,
    { messages: ['order-cancel', 'code'] },
  );
  const action = screen.getByRole('button', { name: 'Cancel the booking' });
  for (const _ of ['first', 'second']) {
    await user.click(action);
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Keep the booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(action));
  }
});
