import { connect } from '#gateway/database/database.ts';
import { notSold } from '#gateway/modules/payments/not-sold.test-support.ts';
import { orderPayable } from '#gateway/modules/payments/order-payable.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import { createPaymentService } from '#gateway/modules/payments/payments.service.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { silentLog } from '#gateway/ports/log.ts';
import { httpPaymentProvider } from '#gateway/ports/payment-provider/http.payment-provider.ts';
import { testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';

/** The task of a gateway that is about to be killed. */
export type LastWish = {
  readonly databaseUrl: string;
  readonly providerUrl: string;
  readonly apiSecret: string;
  readonly webhookUrl: string;
  readonly secret: string;
  readonly now: string;
  readonly visitor: Visitor;
} & (
  | { readonly start: PaymentRequest; readonly sendBack?: never }
  | { readonly sendBack: string; readonly start?: never }
);

if (import.meta.main) {
  const wish = JSON.parse(process.argv[2] ?? '') as LastWish;
  const now = new Date(wish.now);
  const { db } = connect(wish.databaseUrl);
  const desk = testOrders(db, deriveKeys(wish));
  desk.at(now);
  const addresses = siteAddresses('https://air.example');
  const payments = createPaymentService({
    db,
    ids: randomIds,
    provider: httpPaymentProvider({
      baseUrl: wish.providerUrl,
      apiSecret: wish.apiSecret,
      webhookSecret: 'not needed by the dying',
      clock: () => now,
      timeoutMilliseconds: 60_000,
    }),
    orders: desk.orders,
    payables: {
      ORDER: orderPayable(desk.orders, addresses),
      SEAT_ORDER: notSold,
      DATE_CHANGE: notSold,
      BENEFIT_ORDER: notSold,
    },
    mailer: { send: async () => {}, close: async () => {} },
    addresses,
    webhookUrl: wish.webhookUrl,
    nowIn: async () => now,
    whenReturned: {},
    log: silentLog,
  });
  if (wish.start) await payments.start(wish.start, wish.visitor, now);
  else await payments.sendBack(wish.sendBack);
}
