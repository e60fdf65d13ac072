import { type DocumentNode, getOperationAST, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/compose/airline-schema.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Person } from '#gateway/modules/members/member.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { bookingDesk } from '#gateway/scenarios/booking-desk.ts';
import { aMember } from '#gateway/scenarios/builders/member.builder.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { postOf } from '#web/app/apollo/gateway-request.ts';
import { SCREEN_OPERATIONS } from './screen-operations.ts';
import { variablesFor } from './variables.ts';

const { fetch, clock, services, db, keys } = await testGateway();
const schema = createAirlineSchema();

const send = (document: DocumentNode, headers: object = {}, known: object = {}) => {
  const variables = { ...variablesFor(document, schema, clock.now()), ...known };
  const message = { query: print(document), variables };
  return fetch(new Request(...postOf('http://gateway.test/graphql', message, { ...headers })));
};

const isLive = ([, document]: (typeof SCREEN_OPERATIONS)[number]): boolean =>
  getOperationAST(document)?.operation === 'subscription';

type FaultAnswer = { readonly extensions: { readonly code: string } };

describe('the demo', () => {
  it.each(SCREEN_OPERATIONS.filter((one) => !isLive(one)))(
    'answers %s, with made-up values for what is not built',
    async (_name, document) => {
      const response = await send(document);
      const { data, errors } = await response.json();
      const codes = (errors ?? []).map(({ extensions }: FaultAnswer) => extensions.code);
      // a guest asks: what is built for members is refused, and nothing else
      expect(codes.filter((code: string) => code !== 'UNAUTHENTICATED')).toEqual([]);
      if (codes.length === 0) expect(data).toBeTruthy();
    },
  );
});

const responseHeaders = new Headers();
const PERSON: Person = {
  lastName: 'CHAN',
  firstName: 'TAI MAN',
  title: null,
  gender: null,
  dateOfBirth: '1990-04-12',
  nationality: null,
  locale: 'en',
};
const request = new Request('http://gateway.test/');
const memberId = await aMember(db, PERSON, clock.now());
const visit = { request, responseHeaders };
const visitor = await services.sessions.signIn(visit, { memberId, remember: false });
const [cookie = ''] = responseHeaders.getSetCookie()[0]?.split(';') ?? [];
const desk = bookingDesk(db, keys, { visitor });
desk.at(clock.now());
const { id, segments } = await desk.book();
const flightNumber = segments[0]?.flightNumber ?? '';
const date = segments[0]?.departureDate ?? '';
/** What the screen knows: its own order, and a flight of it. */
const known: Readonly<Record<string, object>> = {
  OrderLive: { id: globalId('Order', id) },
  SeatsLive: { flightId: globalId('FlightSegment', flightId({ flightNumber, date })) },
};

describe('a live screen of the demo', () => {
  /** The first event of a stream, which is closed then. */
  const firstEvent = async (response: Response) => {
    const parts = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
    let text = '';
    for await (const part of parts) {
      text += part;
      const [event] = /\{.*"data".*\}/.exec(text) ?? [];
      if (event) return JSON.parse(event);
    }
    throw new Error(`no event in ${text}`);
  };

  const live = SCREEN_OPERATIONS.filter(isLive);
  it.each(live)('begins with the current state: %s', async (name, document) => {
    const response = await send(document, { accept: 'text/event-stream', cookie }, known[name]);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const { data, errors } = await firstEvent(response);
    expect(errors).toBeUndefined();
    expect(Object.values(data)[0]).toBeTruthy();
  });

  it('has its events as server-sent events, and in no other form', async () => {
    const [[, document] = []] = live;
    const refused = document && (await send(document, { accept: 'multipart/mixed', cookie }));
    expect(refused?.status).toBe(406);
  });

  it('is among those whose variables this file knows', () => {
    expect(live.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(known)));
  });
});
