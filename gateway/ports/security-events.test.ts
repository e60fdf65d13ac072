import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createSecurityLog, SECURITY_EVENTS, type SecurityEvent } from './security-events.ts';

function written(elapsed = () => 0) {
  const lines: string[] = [];
  const counted: SecurityEvent[] = [];
  const security = createSecurityLog({
    log: createLog('info', { write: (line) => void lines.push(line) }),
    hashOf: (address) => `hash of ${address.length}`,
    count: (event) => void counted.push(event),
    elapsed,
  });
  return { security, lines, counted };
}

test('a security event is logged by name, with a hash in the place of the address', () => {
  const { security, lines } = written();
  const details = {
    requestId: 'a-request',
    reason: 'TOO_MANY',
    address: '203.0.113.7',
    email: 'mei@example.com',
  };
  security.note('LOOK_UP_LIMITED', details);
  const { time: _time, ...line } = JSON.parse(lines.join(''));
  expect(line).toEqual({
    level: 40,
    event: 'LOOK_UP_LIMITED',
    requestId: 'a-request',
    reason: 'TOO_MANY',
    network: 'hash of 11',
    msg: SECURITY_EVENTS.LOOK_UP_LIMITED,
  });
});

test('an attack fills the counters and not the log', () => {
  let now = 0;
  const { security, lines, counted } = written(() => now);
  for (let attempt = 0; attempt < 5_000; attempt += 1) security.note('CODE_WRONG');
  expect([counted.length, lines.length]).toEqual([5_000, 600]);
  now = 60_000;
  security.note('CODE_WRONG');
  expect(lines).toHaveLength(601);
});

test('operators can read about each event', () => {
  const file = path.join(import.meta.dirname, '../../.github/OPERATING.md');
  const document = readFileSync(file, 'utf8');
  const told = [...document.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(told).toEqual(Object.keys(SECURITY_EVENTS));
});
