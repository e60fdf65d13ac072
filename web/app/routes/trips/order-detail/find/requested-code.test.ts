import { expect, test } from 'vitest';
import { serverClock } from '#web/app/components/verification-code/code-step.tsx';
import { requestedCode } from './requested-code.ts';

const LOOK_UP = { kind: 'reference', key: 'ABC234', lastName: 'Liu', firstName: 'Anna' } as const;

const challenge = {
  id: 'challenge',
  serverNow: '2026-11-20T08:00:00.000Z',
  resendAt: '2026-11-20T08:01:00.000Z',
  expiresAt: '2026-11-20T08:05:00.000Z',
};

test('after a reload the server’s clock has gone on, whatever this device calls the time', () => {
  const device = Date.parse('2031-01-01T00:00:00Z');
  const asked = requestedCode(LOOK_UP, challenge, device);
  expect(serverClock(asked, device)).toBe(challenge.serverNow);
  expect(serverClock(asked, device + 42_000)).toBe('2026-11-20T08:00:42.000Z');
});
