import { ApolloClient, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { faultOf } from './gateway-error.ts';
import { subscriptionLink } from './subscription-link.ts';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeEventSource;
  readyState = 1;
  onerror: (() => void) | null = null;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeEventSource.last = this;
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }

  send(data: object) {
    this.dispatchEvent(new MessageEvent('next', { data: JSON.stringify(data) }));
  }
}

const query = {
  __meta__: { hash: 'sha256:live' },
  ...parse('subscription Live { gate }', { noLocation: true }),
} as TypedDocumentNode<{ gate: string }>;

function listen() {
  vi.stubGlobal('EventSource', FakeEventSource);
  const link = subscriptionLink('/graphql');
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const heard: unknown[] = [];
  const subscription = client
    .subscribe({ query })
    .subscribe(({ data, error }) => heard.push(data?.gate ?? faultOf(error)?.code));
  return { heard, subscription };
}

it('a subscription is an event source at the address of its document', async () => {
  const { heard, subscription } = listen();
  await eventually(() =>
    expect(FakeEventSource.last.address).toContain('documentId=sha256%3Alive'),
  );
  FakeEventSource.last.send({ data: { gate: '12' } });
  FakeEventSource.last.send({ data: { gate: '14' } });
  await eventually(() => expect(heard).toEqual(['12', '14']));
  subscription.unsubscribe();
  expect(FakeEventSource.last.readyState).toBe(FakeEventSource.CLOSED);
});

it('a line that is lost for good is a fault of the network; a hiccup is not', async () => {
  const { heard } = listen();
  await eventually(() => expect(FakeEventSource.last.onerror).toBeTypeOf('function'));
  FakeEventSource.last.onerror?.();
  FakeEventSource.last.readyState = FakeEventSource.CLOSED;
  FakeEventSource.last.onerror?.();
  await eventually(() => expect(heard).toEqual(['NETWORK']));
});
