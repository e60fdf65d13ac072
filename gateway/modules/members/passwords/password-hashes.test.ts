import { hashSync } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { eventLoopTurns } from './event-loop-delay.test-support.ts';
import { passwordHashes } from './password-hashes.ts';

const hashes = passwordHashes(deriveKeys({ secret: 'a secret of more than thirty-two letters' }));

test('a password is stored as argon2id with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashes.hash('m4gnolia'), hashes.hash('m4gnolia')]);
  expect(one).toMatch(/^[0-9a-f]{8}\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hashes.isOf(one, 'm4gnolia')).toBe(true);
  expect(await hashes.isOf(one, 'M4gnolia')).toBe(false);
});

test('a hash is worth nothing without the pepper', async () => {
  const other = passwordHashes(
    deriveKeys({ secret: 'another secret of thirty-two letters or so' }),
  );
  expect(await other.isOf(await hashes.hash('m4gnolia'), 'm4gnolia')).toBe(false);
});

test('a password under an earlier pepper is right, and is to be hashed again', async () => {
  const secret = 'a secret of more than thirty-two letters';
  const changed = passwordHashes(deriveKeys({ secret: 'the next one', secretBefore: secret }));
  const stored = await hashes.hash('m4gnolia');
  expect(hashes.isPresent(stored)).toBe(true);
  expect(changed.isPresent(stored)).toBe(false);
  // as it was stored before peppers had ids
  for (const one of [stored, stored.slice(stored.indexOf('$'))]) {
    expect(await changed.isOf(one, 'm4gnolia')).toBe(true);
    expect(await changed.isOf(one, 'M4gnolia')).toBe(false);
  }
});

test('where there is no password, none is right', async () => {
  expect(await hashes.isOf(null, 'm4gnolia')).toBe(false);
  expect(await hashes.isOf(null, '')).toBe(false);
});

test('the event loop goes on while many passwords are checked', async () => {
  const many = Array.from({ length: 20 });
  const stored = await hashes.hash('m4gnolia');
  const { count } = await eventLoopTurns(() =>
    Promise.all(many.map(() => hashes.isOf(stored, 'm4gnolia'))),
  );
  expect(count).toBeGreaterThan(many.length);
  // The control: on the loop itself they would all be one turn.
  const onTheLoop = await eventLoopTurns(async () => {
    for (const _ of many) hashSync('m4gnolia');
  });
  expect(onTheLoop.count).toBeLessThanOrEqual(2);
});
