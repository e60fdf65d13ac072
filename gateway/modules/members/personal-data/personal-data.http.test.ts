import { expect, test } from 'vitest';
import type { SecurityEvent } from '#gateway/ports/security-events.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import {
  PERSONAL_DATA_FILE,
  type PersonalDataParts,
  personalDataRoutes,
} from './personal-data.http.ts';

const now = new Date('2027-01-05T02:00:00Z');

function download(memberId: string | null) {
  const events: SecurityEvent[] = [];
  const services = {
    sessions: { actorOf: async () => ({ ...ANONYMOUS, memberId }) },
    members: { ownDataOf: async (id: string) => ({ members: [{ id }] }) },
  } as unknown as PersonalDataParts['services'];
  const security = { note: (event: SecurityEvent) => void events.push(event) };
  const routes = personalDataRoutes({ services, clock: { now: () => now }, security });
  return { events, answer: routes.request(`/${PERSONAL_DATA_FILE}`) };
}

test('a member downloads a file of the member’s own, which no cache stores', async () => {
  const { answer, events } = download('m1');
  const response = await answer;
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toContain('2027-01-05-my-data.json');
  expect(await response.json()).toEqual({ writtenAt: now.toISOString(), members: [{ id: 'm1' }] });
  expect(events).toEqual(['DATA_DOWNLOADED']);
});

test('for a guest it is not there', async () => {
  const { answer, events } = download(null);
  expect((await answer).status).toBe(404);
  expect(events).toEqual([]);
});
