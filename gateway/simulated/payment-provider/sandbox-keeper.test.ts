import { afterAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { aPayment, clientOf, temporaryDirectory } from './sandbox.test-support.ts';
import { keepSandbox } from './sandbox-keeper.ts';

const directory = temporaryDirectory();
const warnings: string[] = [];
const log = { warn: (_fields: object, message: string) => void warnings.push(message) };
const kept = await keepSandbox({ directory: directory.path }, { log, pauseMilliseconds: 20 });
afterAll(async () => {
  await kept.stop();
  directory.remove();
});

const answers = () =>
  fetch(`${kept.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

it('a sandbox that dies alone is back under its address, with its payments, and the log says so', async () => {
  const provider = clientOf(kept.url, kept);
  const { providerReference } = await provider.createPayment(aPayment('http://127.0.0.1:9'));
  for (const times of [1, 2]) {
    const before = kept.pid();
    process.kill(before, 'SIGKILL');
    await eventually(() => expect(kept.pid()).not.toBe(before));
    expect(await answers()).toBe(true);
    expect(warnings).toHaveLength(times);
  }
  expect((await provider.queryPayment(providerReference)).status).toBe('CREATED');
});

it('one that is ended stays ended', async () => {
  await kept.stop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await answers()).toBe(false);
  expect(warnings).toHaveLength(2);
});
