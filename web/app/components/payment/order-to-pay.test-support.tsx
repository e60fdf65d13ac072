import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createCache } from '#web/app/apollo/cache.ts';
import { trustedDocumentLink } from '#web/app/apollo/trusted-document-link.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';

/**
 * What the gateway is to answer, one after the other; the last one again and again: data, or
 * `{ errors }`. `null`: the network is away.
 */
export type Answers = readonly (object | null)[];

/**
 * Renders a part of the payment page against a gateway whose answers are given; returns the
 * requests it received.
 */
export function beforeGateway(part: ReactNode, answers: Answers) {
  const asked: { variables: { input: Record<string, unknown> } }[] = [];
  const fetch = async (_address: unknown, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)));
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer) throw new TypeError('the network is away');
    return Response.json('errors' in answer ? answer : { data: answer });
  };
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch, headers: () => ({}) });
  const client = new ApolloClient({ cache: createCache(), link });
  renderPage(<ApolloProvider client={client}>{part}</ApolloProvider>, {
    messages: [
      'booking-payment',
      'points-payment',
      'check-in-payment-seat',
      'order-view',
      'order-cancel',
      'code',
      'price-change',
      'booking-passengers',
      'traveller-form',
      'traveller-words',
      'forms',
      'region',
    ] as const,
  });
  return asked;
}
