import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPayment,
  startShop,
  startTestSandbox,
  temporaryDirectory,
} from '#gateway/simulated/payment-provider/sandbox.test-support.ts';

const directory = temporaryDirectory();
let shop: Awaited<ReturnType<typeof startShop>>;
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;

beforeAll(async () => {
  shop = await startShop();
  sandbox = await startTestSandbox(directory.path);
});
afterAll(async () => {
  await sandbox.stop();
  shop.stop();
  directory.remove();
});

/** A browser that opens the page of a new payment, and sends its forms with cookie and token. */
async function open(change: Parameters<typeof aPayment>[1] = {}) {
  const { hostedPageUrl, providerReference } = await sandbox.provider.createPayment(
    aPayment(shop.url, change),
  );
  const page = await fetch(hostedPageUrl);
  const html = await page.text();
  const cookie = page.headers.get('set-cookie')!.split(';')[0]!;
  const token = /name="token" value="([^"]+)"/.exec(html)![1]!;
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(hostedPageUrl, {
      method: 'POST',
      body: new URLSearchParams({ token, ...fields }),
      headers: { cookie, ...headers },
      redirect: 'manual',
    });
  const state = () => sandbox.provider.queryPayment(providerReference);
  return { hostedPageUrl, html, page, send, state };
}

const card = {
  action: 'pay',
  number: '4242 4242 4242 4242',
  expiry: '12/40',
  securityCode: '123',
  holder: 'LI MING',
  delay: '0',
};

describe('the hosted payment page', () => {
  it('shows amount, order and merchant in the language of the payment', async () => {
    const { html } = await open({ locale: 'ja' });
    for (const text of ['lang="ja"', 'CNY&nbsp;2,340', 'MG20261120001', 'マグノリア航空'])
      expect(html.replaceAll('\u00a0', '&nbsp;')).toContain(text);
  });

  it('takes a good card and goes back to the shop with nothing to trust', async () => {
    const { send, state } = await open();
    const answer = await send(card);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${shop.url}/back`]);
    expect(await state()).toMatchObject({ status: 'SUCCEEDED', captured: { amount: 234_000 } });
  });

  it.each([
    ['4000 0000 0000 0002', 'DECLINED'],
    ['4000 0000 0000 9995', 'INSUFFICIENT_FUNDS'],
    ['4111 1111 1111 1111', 'DECLINED'],
  ])('card %s ends as %s, and nothing is charged', async (number, failureCode) => {
    const { send, state } = await open();
    expect((await send({ ...card, number })).status).toBe(303);
    expect(await state()).toMatchObject({ status: 'FAILED', failureCode, captured: { amount: 0 } });
  });

  it('lets the holder confirm or refuse where the bank asks', async () => {
    for (const [action, status] of [
      ['confirm', 'SUCCEEDED'],
      ['refuse', 'FAILED'],
    ] as const) {
      const { send, state, hostedPageUrl } = await open();
      const asked = await send({ ...card, number: '4000 0027 6000 3184' });
      expect(new URL(asked.headers.get('location')!, hostedPageUrl).href).toBe(hostedPageUrl);
      expect((await state()).status).toBe('PENDING');
      await send({ action });
      expect((await state()).status).toBe(status);
    }
  });

  it('cannot be confirmed before a card was typed', async () => {
    const { send, state } = await open();
    await send({ action: 'confirm' });
    expect((await state()).status).toBe('CREATED');
  });

  it('leaves the payment open when the viewer goes back without paying', async () => {
    const { send, state } = await open();
    expect((await send({ action: 'leave' })).headers.get('location')).toBe(`${shop.url}/back`);
    expect((await state()).status).toBe('CREATED');
  });

  it('charges once when the button is pressed twice, and leads back both times', async () => {
    const { send, state } = await open();
    const answers = await Promise.all([send(card), send(card)]);
    for (const { status, headers } of answers)
      expect([status, headers.get('location')]).toEqual([303, `${shop.url}/back`]);
    expect((await state()).captured.amount).toBe(234_000);
  });

  it('names what is wrong, keeps the name and forgets the number', async () => {
    const { send, state } = await open();
    const html = await (
      await send({ ...card, number: '4242 4242 4242 4241', holder: 'O"NEIL' })
    ).text();
    expect(html).toContain('This card number isn’t valid');
    expect(html).toContain('aria-describedby="number-fault"');
    expect(html).toContain('value="O&quot;NEIL"');
    expect(html).not.toContain('value="4242 4242 4242 4241"');
    expect((await state()).status).toBe('CREATED');
  });

  it('shows what the shop sends as text, never as markup', async () => {
    const { html } = await open({ description: ['<img src=x onerror=alert(1)>'] });
    expect(html).not.toContain('<img');
  });

  it('does nothing for a form of another site, of another browser or without its token', async () => {
    const { send, state } = await open();
    await send(card, { 'sec-fetch-site': 'cross-site' });
    await send(card, { cookie: 'sandbox_form=other' });
    await send({ ...card, token: '' });
    expect((await state()).status).toBe('CREATED');
  });

  it('runs no script, and can be framed by no one', async () => {
    const { html, page } = await open();
    expect(html).not.toMatch(/<script| on\w+=/);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('says what became of a payment to who comes back', async () => {
    const { send, hostedPageUrl } = await open();
    await send(card);
    const again = await (await fetch(hostedPageUrl)).text();
    expect(again).toContain(`href="${shop.url}/back"`);
    expect(again).not.toContain('name="number"');
  });

  it('is not there for an unknown payment', async () => {
    expect((await fetch(`${sandbox.url}/pay/pay_unknown`)).status).toBe(404);
  });
});
