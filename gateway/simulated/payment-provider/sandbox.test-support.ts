import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpPaymentProvider } from '#gateway/ports/payment-provider/http.payment-provider.ts';
import type { CreatePayment } from '#gateway/ports/payment-provider/payment-provider.ts';
import { readConfig } from './sandbox/config.ts';
import { startSandbox } from './sandbox/sandbox.ts';

export const SECRETS = {
  apiSecret: 'api-secret-of-the-tests',
  webhookSecret: 'webhook-secret-of-the-tests',
};

/**
 * A shop's end of the webhooks: stores what arrives, answers what `answer` says (200 by default).
 */
export async function startShop() {
  const received: { rawBody: string; headers: Headers }[] = [];
  const shop = { answer: () => 200, received, url: '', stop: () => server.close() };
  const server: Server = createServer((request, response) => {
    let rawBody = '';
    request.on('data', (part) => {
      rawBody += part;
    });
    request.on('end', () => {
      received.push({ rawBody, headers: new Headers(request.headers as Record<string, string>) });
      response.writeHead(shop.answer()).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return shop;
}

export function temporaryDirectory() {
  const path = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const clientOf = (url: string, secrets = SECRETS) =>
  httpPaymentProvider({
    baseUrl: url,
    ...secrets,
    clock: () => new Date(),
    retryPauses: [20, 40],
  });

/** A sandbox in this process, a client of it, and a function to call its control API. */
export async function startTestSandbox(directory: string) {
  const config = JSON.stringify({ directory, ...SECRETS, firstRetryMilliseconds: 20 });
  const sandbox = await startSandbox(readConfig(config));
  const control = async (method: string, path: string, body?: unknown) => {
    const headers = {
      authorization: `Bearer ${SECRETS.apiSecret}`,
      'content-type': 'application/json',
    };
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(`${sandbox.url}/control${path}`, { method, headers, body: sent });
    return (await answer.json()) as unknown;
  };
  return { ...sandbox, control, provider: clientOf(sandbox.url) };
}

let payments = 0;

/** A valid request for CNY 2,340.00; override one thing. */
export function aPayment(shopUrl: string, change: Partial<CreatePayment> = {}): CreatePayment {
  payments += 1;
  return {
    attemptId: `attempt-${payments}`,
    idempotencyKey: `key-${payments}-${process.pid}`,
    amount: { amount: 234_000, currency: 'CNY' },
    orderNumber: 'MG20261120001',
    description: ['MG8501 PVG–NRT 24 Dec 2026'],
    locale: 'en',
    returnUrl: `${shopUrl}/back`,
    webhookUrl: `${shopUrl}/webhooks`,
    expiresAt: new Date(Date.now() + 50 * 60_000),
    ...change,
  };
}
