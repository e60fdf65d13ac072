// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createCache } from '#web/app/apollo/cache.ts';
import { trustedDocumentLink } from '#web/app/apollo/trusted-document-link.ts';
import { installServerMessages } from '#web/app/i18n/messages.ts';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';

vi.mock('#web/app/shell/member/member-state.ts', () => ({
  currentMember: () => ({ firstName: 'Anna', unreadMessages: 0 }),
  refreshMember: async () => undefined,
}));
const { SignInAgainDialog } = await import('./sign-in-again.dialog.tsx');

installServerMessages((locale, feature) => messagesOf(locale, [feature]));

test('the sign-in over a form says who was signed in', async () => {
  const fetch = async () =>
    Response.json({ data: { businessRules: { credentials: { codeWays: ['EMAIL'] } } } });
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch, headers: () => ({}) });
  renderPage(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <SignInAgainDialog onAnswer={() => undefined} />
    </ApolloProvider>,
    { messages: ['account', 'account-login', 'verification-code', 'forms', 'code', 'region'] },
  );
  const text = await screen.findByText(/You were signed in as/);
  expect(text.textContent).toBe('You were signed in as Anna.');
});
