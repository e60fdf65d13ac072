import { type ExecutionResult, execute, parse, subscribe } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createStoryMock } from '#gateway/compose/story-gateway.ts';
import { createContext } from '#gateway/requests/context.ts';
import { playedMock } from '#tests/support/mock/mock-story.ts';

const NOW = new Date('2026-11-20T02:00:00Z');

const CODE = `mutation Code($input: RequestVerificationCodeInput!) {
  requestVerificationCode(input: $input) { challenge { id } userErrors { code } } }`;
const REGISTER = `mutation Register($input: RegisterMemberInput!) {
  registerMember(input: $input) {
    viewer { member { profile { lastName firstName email } } } userErrors { code path } } }`;
const RESET = `mutation Reset($input: ResetLoginPasswordInput!) {
  resetLoginPassword(input: $input) { done userErrors { code path } } }`;
const LOOK_UP = `mutation LookUp($input: RequestCheckInAccessInput!) {
  requestCheckInAccess(input: $input) { challenge { id } userErrors { code path } } }`;
const OPEN = `mutation Open($input: ConfirmCheckInAccessInput!) {
  confirmCheckInAccess(input: $input) {
    itinerary { id bookingReference flight { id } passengers { id } } userErrors { code path } } }`;

type Ask = ReturnType<typeof playedMock>['ask'];

const challengeOf = async (ask: Ask, purpose: string, email: string): Promise<string> => {
  const input = { purpose, recipient: { email }, locale: 'EN' };
  return (await ask(CODE, { input })).requestVerificationCode.challenge.id;
};

describe('who joins the club of the mock', () => {
  const someone = {
    lastName: 'Ng',
    firstName: 'Ka Ho',
    dateOfBirth: '1991-01-05',
    agreements: ['MEMBERSHIP', 'PRIVACY'],
    locale: 'EN',
  };

  it('is its member then, with the contact that the code proved', async () => {
    const { ask, key } = playedMock(NOW);
    const challengeId = await challengeOf(ask, 'REGISTER', 'kaho.ng@example.com');
    const register = async (code: string, input: object = {}) =>
      (
        await ask(REGISTER, {
          input: { ...someone, idempotencyKey: key(), proof: { challengeId, code }, ...input },
        })
      ).registerMember;
    expect((await register('000000')).userErrors).toEqual([
      { code: 'CODE_WRONG', path: ['proof', 'code'] },
    ]);
    expect((await register('123456', { agreements: ['PRIVACY'] })).userErrors[0].code).toBe(
      'AGREEMENT_REQUIRED',
    );
    const { viewer, userErrors } = await register('123456');
    expect(userErrors).toEqual([]);
    const { email } = viewer.member.profile;
    expect(email).toBe('kaho.ng@example.com');
    const asked = await ask('{ viewer { member { profile { lastName firstName email } } } }');
    expect(asked.viewer).toEqual(viewer);
    expect((await register('123456')).userErrors[0].code).toBe('ALREADY_MEMBER');
  });

  it('needs a code for that', async () => {
    const { ask, key } = playedMock(NOW);
    const challengeId = await challengeOf(ask, 'RESET_LOGIN_PASSWORD', 'kaho.ng@example.com');
    const proof = { challengeId, code: '123456' };
    const input = { ...someone, idempotencyKey: key(), proof };
    expect((await ask(REGISTER, { input })).registerMember.userErrors[0].code).toBe('CODE_WRONG');
  });
});

it('a new password ends the session of the mock’s member, and needs a code that went to the member', async () => {
  const { ask } = playedMock(NOW);
  const { viewer } = await ask('{ viewer { member { profile { email } } } }');
  const reset = async (email: string, newPassword: string) => {
    const challengeId = await challengeOf(ask, 'RESET_LOGIN_PASSWORD', email);
    const input = { proof: { challengeId, code: '123456' }, newPassword };
    return (await ask(RESET, { input })).resetLoginPassword;
  };
  const { email } = viewer.member.profile;
  expect((await reset(email, 'short')).userErrors[0].path).toEqual(['newPassword']);
  expect((await reset('stranger@example.com', 'm4gnolia7')).userErrors[0].code).toBe('CODE_WRONG');
  expect(await reset(email, 'm4gnolia7')).toEqual({ done: true, userErrors: [] });
  expect((await ask('{ viewer { member { id } } }')).viewer.member).toBeNull();
});

describe('a flight of the mock that is looked up for check-in', () => {
  it('is the one that the four details name, after the code', async () => {
    const { ask, ticketed } = playedMock(NOW);
    const { order, flight, day } = await ticketed().then((made) => ({
      ...made,
      day: made.flight.itinerary.departure.local.slice(0, 10),
    }));
    const [segment] = flight.itinerary.segments;
    const details = {
      name: 'LEE/SIU MING',
      key: { bookingReference: order.bookingReference },
      flightNumber: segment.flightNumber,
      flightDate: day,
      locale: 'EN',
    };
    const opened = async (input: object, code = '123456') => {
      const { challenge, userErrors } = (await ask(LOOK_UP, { input })).requestCheckInAccess;
      expect(userErrors).toEqual([]);
      const typed = { challengeId: challenge.id, code };
      return (await ask(OPEN, { input: typed })).confirmCheckInAccess;
    };
    const { itinerary, userErrors } = await opened(details);
    expect(userErrors).toEqual([]);
    expect(itinerary).toMatchObject({
      bookingReference: order.bookingReference,
      flight: { id: segment.id },
    });
    expect(itinerary.passengers).toHaveLength(order.passengers.length);
    expect((await opened({ ...details, name: 'WRONG/NAME' })).userErrors[0].code).toBe(
      'CODE_WRONG',
    );
    expect((await opened(details, '000000')).userErrors[0].code).toBe('CODE_WRONG');
  });

  it('is watched, beginning with how it is now; an unknown one is a fault', async () => {
    const { schema, source } = createStoryMock(() => NOW);
    const contextValue = createContext(new Request('http://gateway.test/graphql'), source);
    const watch = async (id: string): Promise<ExecutionResult> => {
      const document = parse('subscription ($id: ID!) { checkInItineraryChanged(id: $id) { id } }');
      const line = await subscribe({ schema, document, contextValue, variableValues: { id } });
      if (!(Symbol.asyncIterator in line)) return line;
      return (await line.next()).value ?? {};
    };
    const listed = parse('{ viewer { checkInItineraries { id } } }');
    const { data } = await execute({ schema, document: listed, contextValue });
    const [first] = JSON.parse(JSON.stringify(data)).viewer.checkInItineraries;
    expect((await watch(first.id)).data?.checkInItineraryChanged).toEqual({ id: first.id });
    await expect(watch('nothing')).rejects.toThrow('no such flight');
  });
});
