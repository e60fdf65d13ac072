import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answerOrFirstEvent } from '#gateway/conformance/answer-or-first-event.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { testGateway } from '#tests/support/gateway.ts';

const { fetch, services, clock } = await testGateway();
const [documentId = ''] =
  Object.entries(readOwnManifest()).find(([, text]) =>
    text.startsWith('subscription LiveFlight'),
  ) ?? [];

/** Listens to a flight as the site does: an event source at the address of the trusted document. */
function listen(flightNumber: string, accept = 'text/event-stream') {
  const id = globalId('FlightStatus', `${flightNumber}.${commercialDay(clock.now())}`);
  const variables = JSON.stringify({ id, locale: 'EN' });
  const search = new URLSearchParams({ documentId, variables });
  return fetch(new Request(`http://gateway.test/graphql?${search}`, { headers: { accept } }));
}
const expectNobodyWatching = () => expect.poll(() => services.flightWatch.count()).toBe(0);

describe('a live flight', () => {
  it('is sent at once, cached nowhere, and forgotten when the browser disconnects', async () => {
    const response = await listen('MG523');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(services.flightWatch.count()).toBe(1);
    const { data, errors } = await answerOrFirstEvent(response);
    expect(errors).toBeUndefined();
    expect(data.flightStatusChanged.segment.flightNumber).toBe('MG523');
    await expectNobodyWatching();
  });

  it('that does not exist ends at once, after an event with the error', async () => {
    const text = await (await listen('MG9999')).text();
    expect(text).toContain('event: complete');
    const events = [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data));
    expect(events).toHaveLength(1);
    expect(events[0].errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
    await expectNobodyWatching();
  });

  it('is sent as server-sent events, and in no other form', async () => {
    expect((await listen('MG523', 'multipart/mixed')).status).toBe(406);
  });

  it('ends when the gateway leaves, so that it need not wait for its listeners', async () => {
    const response = await listen('MG523');
    const ended = response.text();
    await sleep(50);
    services.flightWatch.endAll();
    expect(await ended).toContain('event: complete');
  });
});
