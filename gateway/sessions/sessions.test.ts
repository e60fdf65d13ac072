import { describe, expect, it } from 'vitest';
import { randomIds } from '#gateway/ports/ids.ts';
import { testDatabase } from '#tests/support/database.ts';
import { ANONYMOUS } from './actor.ts';
import { browserCookie } from './browser-cookie.ts';
import { sessionRepository } from './session.repository.ts';
import { sessionCookie } from './session-cookie.ts';
import { createSessions } from './sessions.ts';

const { db } = await testDatabase();
let now = new Date('2026-11-20T08:00:00Z');
function pass(minutes: number) {
  now = new Date(now.getTime() + minutes * 60_000);
}
const sessionsAt = (publicUrl: string) =>
  createSessions({
    repository: sessionRepository(db),
    cookie: sessionCookie(publicUrl),
    browser: browserCookie(publicUrl),
    clock: { now: () => now },
    ids: randomIds,
  });
const sessions = sessionsAt('https://magnolia.example');
const visit = (cookie = '') => ({
  request: new Request('https://magnolia.example/graphql', { headers: { cookie } }),
  responseHeaders: new Headers(),
});
/** Begins a session and returns the next visit of the same browser. */
async function returning() {
  const first = visit();
  const actor = await sessions.begin(first);
  return { actor, cookie: first.responseHeaders.get('set-cookie')?.split(';')[0] ?? '' };
}

describe('a session', () => {
  it('is not made for who only looks', async () => {
    expect(await sessions.actorOf(visit().request)).toEqual(ANONYMOUS);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('comes back with its cookie, which scripts cannot read', async () => {
    const first = visit();
    const actor = await sessions.begin(first);
    const header = first.responseHeaders.get('set-cookie') ?? '';
    expect(header).toMatch(/^__Host-session=[\w-]{43}; Path=\/; SameSite=Lax; Secure; HttpOnly/);
    const again = await sessions.actorOf(visit(header.split(';')[0]).request);
    expect(again).toEqual(actor);
  });

  it('is the same for all that one request does', async () => {
    const first = visit();
    expect(await sessions.begin(first)).toEqual(await sessions.begin(first));
    expect(first.responseHeaders.getSetCookie()).toHaveLength(1);
  });

  it('cannot be opened with what the database holds', async () => {
    const { actor } = await returning();
    const { token_hash } = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('id', '=', actor.sessionId)
      .executeTakeFirstOrThrow();
    const stolen = visit(`__Host-session=${token_hash.toString('base64url')}`);
    expect(await sessions.actorOf(stolen.request)).toEqual(ANONYMOUS);
  });

  it('ends when it is not used for half a day, before anything sweeps it', async () => {
    const { actor, cookie } = await returning();
    pass(11 * 60);
    expect(await sessions.actorOf(visit(cookie).request)).toEqual(actor);
    pass(11 * 60);
    expect(await sessions.actorOf(visit(cookie).request)).toEqual(actor);
    pass(12 * 60);
    expect(await sessions.actorOf(visit(cookie).request)).toEqual(ANONYMOUS);
    expect(await sessions.sweep()).toBeGreaterThan(0);
  });

  it('changes its cookie at sign-in and keeps what the guest had', async () => {
    const { actor, cookie } = await returning();
    const signingIn = visit(cookie);
    const member = await sessions.signIn(signingIn, { memberId: 'member-1', remember: false });
    expect(member).toEqual({ sessionId: actor.sessionId, memberId: 'member-1' });
    expect(await sessions.actorOf(visit(cookie).request)).toEqual(ANONYMOUS);
    const fresh = signingIn.responseHeaders.get('set-cookie')?.split(';')[0];
    expect(await sessions.actorOf(visit(fresh).request)).toEqual(member);
    await sessions.signOut(visit(fresh));
    expect(await sessions.actorOf(visit(fresh).request)).toEqual(ANONYMOUS);
  });

  it('is another one when another member signs in at the same browser', async () => {
    const first = visit();
    const one = await sessions.signIn(first, { memberId: 'member-1', remember: false });
    const cookie = first.responseHeaders.get('set-cookie')?.split(';')[0];
    const other = await sessions.signIn(visit(cookie), { memberId: 'member-2', remember: false });
    expect(other.sessionId).not.toBe(one.sessionId);
  });

  it('has a plain cookie where the site has no https', async () => {
    const first = visit();
    await sessionsAt('http://localhost:3000').begin(first);
    expect(first.responseHeaders.get('set-cookie')).toMatch(
      /^session=[^;]+; Path=\/; SameSite=Lax; HttpOnly/,
    );
  });

  it('of a member is hinted to scripts by a cookie that opens nothing, until the member signs out', async () => {
    const guest = visit();
    await sessions.begin(guest);
    expect(guest.responseHeaders.getSetCookie().join()).not.toContain('signed-in');
    const signingIn = visit();
    await sessions.signIn(signingIn, { memberId: 'member-3', remember: false });
    const [own = '', hint] = signingIn.responseHeaders.getSetCookie();
    expect(hint).toMatch(/^signed-in=1; Path=\/; SameSite=Lax; Secure$/);
    const leaving = visit(own.split(';')[0]);
    await sessions.signOut(leaving);
    expect(leaving.responseHeaders.getSetCookie()).toContainEqual(
      expect.stringMatching(/^signed-in=; .*Max-Age=0$/),
    );
  });

  it('gives a browser a name that opens nothing and outlives the sign-out', async () => {
    const first = visit();
    const name = sessions.nameBrowser(first);
    const [line = ''] = first.responseHeaders.getSetCookie();
    expect(line).toMatch(
      /^__Host-browser=[\w-]{43}; Path=\/; SameSite=Lax; Secure; HttpOnly; Max-Age=15552000$/,
    );
    const next = visit(line.split(';')[0]);
    expect(sessions.browserOf(next.request)).toEqual(name);
    expect(sessions.nameBrowser(next)).toEqual(name);
    expect(next.responseHeaders.getSetCookie()).toEqual([line]);
    expect(await sessions.actorOf(next.request)).toEqual(ANONYMOUS);
    await sessions.signOut(next);
    expect(next.responseHeaders.getSetCookie().join()).not.toContain('browser=;');
    expect(sessions.browserOf(visit().request)).toBeNull();
  });

  it('ends with the browser, unless its member stays signed in', async () => {
    const signedIn = async (remember: boolean) => {
      const signingIn = visit();
      await sessions.signIn(signingIn, { memberId: 'member-8', remember });
      return signingIn.responseHeaders.getSetCookie();
    };
    for (const line of await signedIn(false)) expect(line).not.toMatch(/Max-Age|Expires/i);
    for (const line of await signedIn(true)) expect(line).toContain(`Max-Age=${90 * 24 * 3600}`);
    const guest = visit();
    await sessions.begin(guest);
    expect(guest.responseHeaders.get('set-cookie')).not.toMatch(/Max-Age|Expires/i);
  });

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])(
    'of a member lasts as long as was chosen without use: remembered %s',
    async (remember, hours) => {
      const signingIn = visit();
      const member = await sessions.signIn(signingIn, { memberId: 'member-4', remember });
      const cookie = signingIn.responseHeaders.get('set-cookie')?.split(';')[0];
      pass(hours * 60 - 1);
      expect(await sessions.actorOf(visit(cookie).request)).toEqual(member);
      pass(hours * 60);
      expect(await sessions.actorOf(visit(cookie).request)).toEqual(ANONYMOUS);
    },
  );

  it('begins its time again at sign-in', async () => {
    const { cookie } = await returning();
    for (let day = 0; day < 58; day += 1) {
      pass(12 * 60 - 1);
      await sessions.actorOf(visit(cookie).request);
    }
    const signingIn = visit(cookie);
    const member = await sessions.signIn(signingIn, { memberId: 'member-5', remember: true });
    const fresh = signingIn.responseHeaders.get('set-cookie')?.split(';')[0];
    pass(20 * 24 * 60);
    expect(await sessions.actorOf(visit(fresh).request)).toEqual(member);
  });

  it('is ended by its member, and by no other', async () => {
    const { sessionId } = await sessions.signIn(visit(), { memberId: 'member-6', remember: false });
    expect(await sessions.end('member-7', sessionId)).toBe(false);
    expect(await sessions.ofMember('member-6')).toHaveLength(1);
    expect(await sessions.end('member-6', sessionId)).toBe(true);
    expect(await sessions.ofMember('member-6')).toEqual([]);
  });
});
