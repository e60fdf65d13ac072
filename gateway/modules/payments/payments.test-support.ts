import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll } from 'vitest';
import type { Database } from '#gateway/database/database.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { MailMessage } from '#gateway/ports/mailer/mailer.ts';
import { httpPaymentProvider } from '#gateway/ports/payment-provider/http.payment-provider.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import {
  aVisitor,
  type TestOrders,
  testOrders,
  type Visitor,
} from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { temporaryDirectory } from '#gateway/simulated/payment-provider/sandbox.test-support.ts';
import { startSandboxProcess } from '#gateway/simulated/payment-provider/sandbox-process.ts';
import { type SiteAddresses, siteAddresses } from '#gateway/site/site-addresses.ts';
import { notSold } from './not-sold.test-support.ts';
import { orderPayable } from './order-payable.ts';
import type { PayableKind, Payables } from './payable.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { paymentFacts } from './payment-status.ts';
import { createPaymentService } from './payments.service.ts';
import { paymentWebhookRoutes } from './reports/payment-webhook.http.ts';

export const SECRET = 'a secret of more than thirty-two letters';

/** A port of this machine behind which a request listener answers. */
export async function listenTo(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * A booking desk with payments: the real sandbox in a process of its own, which reports to a real
 * webhook. Call it at the top level of a test file.
 */
export async function paymentDesk(
  db: Database,
  seatOrders: (desk: TestOrders, addresses: SiteAddresses) => PayableKind = () => notSold,
  others: (addresses: SiteAddresses) => Partial<Payables> = () => ({}),
) {
  const desk = testOrders(db, deriveKeys({ secret: SECRET }), { factSources: [paymentFacts] });
  const directory = temporaryDirectory();
  const sandbox = await startSandboxProcess({
    directory: directory.path,
    firstRetryMilliseconds: 20,
  });
  const mails: MailMessage[] = [];
  const clock = { now: () => desk.now() };
  const provider = httpPaymentProvider({
    baseUrl: sandbox.url,
    apiSecret: sandbox.apiSecret,
    webhookSecret: sandbox.webhookSecret,
    clock: clock.now,
    retryPauses: [],
  });
  const statuses: number[] = [];
  const webhook = await listenTo(
    getRequestListener(async (request) => {
      const answer = await routes.fetch(request);
      statuses.push(answer.status);
      return answer;
    }),
  );
  const addresses = siteAddresses('https://air.example');
  const sources: PaymentDependencies = {
    db,
    ids: randomIds,
    provider,
    orders: desk.orders,
    payables: {
      ORDER: orderPayable(desk.orders, addresses),
      SEAT_ORDER: seatOrders(desk, addresses),
      DATE_CHANGE: notSold,
      BENEFIT_ORDER: notSold,
      ...others(addresses),
    },
    mailer: { send: async (mail) => void mails.push(mail), close: async () => {} },
    addresses,
    webhookUrl: `${webhook}/payments`,
    nowIn: async () => desk.now(),
    whenReturned: {},
    log: silentLog,
  };
  const payments = createPaymentService(sources);
  const events: string[] = [];
  const security: SecurityLog = {
    note: (event, details) => void events.push(`${event} ${details?.reason}`),
  };
  const routes = paymentWebhookRoutes({ services: { payments }, clock, security });

  routes.onError((_fault, c) => c.text('', 500));

  const control = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${sandbox.url}/control${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sandbox.apiSecret}`,
        'content-type': 'application/json',
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return (await answer.json()) as { events: { id: string; type: string; paymentId: string }[] };
  };

  afterAll(async () => {
    await sandbox.stop();
    directory.remove();
  });

  return {
    desk,
    sandbox,
    sources,
    payments,
    provider,
    mails,
    /** The webhook's answers, in their order. */
    statuses,
    /** Security events, `EVENT reason`. */
    events,
    webhookUrl: sources.webhookUrl,
    control,
    /** An order of a new visitor's, and a payment of it that is open. */
    async opened(visitor: Visitor = aVisitor(), offer = desk.offer()) {
      const order = await desk.book(offer, {}, visitor);
      const request = {
        orderId: order.id,
        idempotencyKey: randomUUID(),
        locale: 'en' as const,
      };
      const { payment, code } = await payments.start(request, visitor, desk.now());
      if (!payment || code) throw new Error(`refused: ${code}`);
      return { order, visitor, request, payment, reference: payment.providerReference ?? '' };
    },
    /** Does on the hosted page what a traveller does. */
    end: (reference: string, outcome = 'APPROVED', captured?: number) =>
      control('POST', `/payments/${reference}/outcome`, { outcome, captured }),
    /** How webhooks misbehave from now on. */
    deliveries: (how: Record<string, unknown>) => control('PUT', '/deliveries', how),
    eventsOf: async (reference: string) =>
      (await control('GET', '/events')).events.filter(({ paymentId }) => paymentId === reference),
    orderOf: (id: string, visitor: Visitor) => desk.orders.find({ id }, visitor, desk.now()),
    returns: () => db.selectFrom('payment_returns').selectAll().execute(),
  };
}
