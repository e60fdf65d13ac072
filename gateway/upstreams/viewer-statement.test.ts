import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { createContext } from '#gateway/requests/context.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { teamKeys } from './team-key.ts';
import { verifyViewer } from './verify-viewer.ts';
import { viewerStatement } from './viewer-statement.ts';

const SECRET = 'the secret of a gateway, long enough';
const [key] = teamKeys(deriveKeys({ secret: SECRET }).upstreams, 'refunds');
const now = new Date('2026-12-01T00:00:00Z');
const realNow = new Date('2026-11-29T08:00:00Z');
const later = (seconds: number) => new Date(realNow.getTime() + seconds * 1000);

const stated = (viewer = ANONYMOUS, languages = '') =>
  viewerStatement(
    'refunds',
    key,
    viewer,
    createContext(
      new Request('http://gateway.test/graphql', {
        headers: { 'accept-language': languages, 'x-request-id': 'a-request-id' },
      }),
      {
        services: { orders: { visibleIds: async () => ['an-order'] } } as never,
        now: () => now,
        actorOf: () => viewer,
      },
    ),
    realNow,
  );

test('a team learns who asks, which orders they may see, their language, the request and the time', async () => {
  const member = { memberId: 'a-member', sessionId: 'a-session' };
  expect(verifyViewer(await stated(member, 'ja,en;q=0.8'), 'refunds', [key], later(1))).toEqual({
    aud: 'refunds',
    sub: globalId('Member', 'a-member'),
    kind: 'MEMBER',
    orders: [globalId('Order', 'an-order')],
    locale: 'JA',
    now: now.toISOString(),
    jti: 'a-request-id',
    iat: realNow.getTime() / 1000,
    exp: realNow.getTime() / 1000 + 60,
  });
  const guest = { memberId: null, sessionId: 'a-session' };
  const known = verifyViewer(await stated(guest, 'fr,zh-HK'), 'refunds', [key], later(1));
  expect(known).toMatchObject({
    sub: globalId('Session', 'a-session'),
    kind: 'GUEST',
    locale: 'ZH_HK',
  });
  const unknown = verifyViewer(await stated(), 'refunds', [key], later(1));
  expect(unknown).toMatchObject({ sub: null, kind: 'GUEST', locale: 'EN' });
});

test('it holds for 60 seconds, for one team, and under the key before too', async () => {
  const statement = await stated();
  const holds = (seconds: number, team = 'refunds', keys: readonly string[] = [key]) =>
    verifyViewer(statement, team, keys, later(seconds)) !== null;
  expect([holds(0), holds(59), holds(60), holds(-6)]).toEqual([true, true, false, false]);
  expect(holds(1, 'flight-status')).toBe(false);
  const changed = deriveKeys({
    secret: 'another secret, just as long as it',
    secretBefore: SECRET,
  });
  const both = teamKeys(changed.upstreams, 'refunds');
  expect(both).toHaveLength(2);
  expect(holds(1, 'refunds', both)).toBe(true);
  expect(holds(1, 'refunds', both.slice(0, 1))).toBe(false);
  expect(holds(1, 'refunds', teamKeys(changed.upstreams, 'flight-status'))).toBe(false);
});
