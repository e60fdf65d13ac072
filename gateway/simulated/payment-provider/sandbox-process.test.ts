import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { aPayment, clientOf, startShop, temporaryDirectory } from './sandbox.test-support.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';

const directory = temporaryDirectory();
const start = () => startSandboxProcess({ directory: directory.path, firstRetryMilliseconds: 30 });
let shop: Awaited<ReturnType<typeof startShop>>;
let running: SandboxProcess;

beforeAll(async () => {
  shop = await startShop();
  running = await start();
});
afterAll(async () => {
  await running.stop();
  shop.stop();
  directory.remove();
});

describe('the sandbox as a process of its own', () => {
  it('lets no second one write in its directory', async () => {
    const impatient = { directory: directory.path, patienceMilliseconds: 100 };
    await expect(startSandboxProcess(impatient)).rejects.toThrow(/did not start/);
  });

  it('keeps payments and owed webhooks over kill -9, under the same address and secrets', async () => {
    shop.answer = () => 503;
    const provider = clientOf(running.url, running);
    const created = await provider.createPayment(aPayment(shop.url));
    await fetch(`${running.url}/control/payments/${created.providerReference}/outcome`, {
      method: 'POST',
      headers: { authorization: `Bearer ${running.apiSecret}` },
      body: '{"outcome":"APPROVED"}',
    });
    await eventually(() => expect(shop.received.length).toBeGreaterThan(1));

    process.kill(running.pid, 'SIGKILL');
    await running.exited;
    shop.received.length = 0;
    shop.answer = () => 200;
    const before = running;
    running = await start();

    expect([running.url, running.webhookSecret]).toEqual([before.url, before.webhookSecret]);
    const kept = await clientOf(running.url, running).queryPayment(created.providerReference);
    expect(kept.status).toBe('SUCCEEDED');
    const types = () =>
      shop.received.flatMap(({ rawBody, headers }) => {
        const checked = provider.verifyWebhook(rawBody, headers, new Date());
        return checked.ok ? [checked.event.type] : [];
      });
    await eventually(() =>
      expect(new Set(types())).toEqual(new Set(['payment.pending', 'payment.succeeded'])),
    );
  });

  it('takes over from one that is just ending', async () => {
    const ending = running.stop();
    running = await start();
    await ending;
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  });
});
