import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';

/** The airlines that `gateway/app/open-airline.ts` can open. An own one is added here and there. */
export const AIRLINES = ['simulated'] as const;

const url = v.pipe(v.string(), v.trim(), v.url());
const key = v.pipe(v.string(), v.minLength(16));
const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(most));

/** One event loop renders all of them: beyond this, more cores make no page faster. */
const RENDERS = { perCore: 4, most: 32, waiting: 32 };

/** The variables as they are given; an empty one counts as not set. */
export const Source = v.object({
  MODE: v.optional(v.picklist(['demo', 'production']), 'demo'),
  AIRLINE: v.optional(v.picklist(AIRLINES), 'simulated'),
  PORT: v.optional(wholeNumber(65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1))),
  PUBLIC_URL: v.optional(url),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  DATABASE_DIRECT_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  SECRET_BEFORE: v.optional(v.pipe(v.string(), v.minLength(32))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  SMS_GATEWAY_URL: v.optional(url),
  SMS_GATEWAY_KEY: v.optional(key),
  MAIL_FROM: v.optional(v.string(), `${BRAND.name.en} <${BRAND.email}>`),
  PAYMENT_PROVIDER_URL: v.optional(url),
  PAYMENT_PROVIDER_KEY: v.optional(key),
  PAYMENT_PROVIDER_SECRET: v.optional(key),
  OPERATIONS_URL: v.optional(url),
  OPERATIONS_KEY: v.optional(key),
  REFUND_OFFICE_URL: v.optional(url),
  REFUND_OFFICE_KEY: v.optional(key),
  UPSTREAMS: v.optional(v.pipe(v.string(), v.minLength(1))),
  PAYMENT_SANDBOX_PORT: v.optional(wholeNumber(65_535), '0'),
  OPEN_ORDERS_PER_SESSION: v.optional(wholeNumber(99_999), `${LIMITS.openOrders.perSession}`),
  OPEN_ORDERS_PER_ADDRESS: v.optional(wholeNumber(99_999), `${LIMITS.openOrders.perAddress}`),
  RENDERS_AT_ONCE: v.optional(
    v.pipe(wholeNumber(99_999), v.minValue(1)),
    `${Math.min(RENDERS.most, RENDERS.perCore * availableParallelism())}`,
  ),
  RENDERS_WAITING: v.optional(wholeNumber(99_999), `${RENDERS.waiting}`),
  OPEN_SEATS_PER_FLIGHT_AND_ADDRESS: v.optional(
    wholeNumber(99_999),
    `${LIMITS.openSeatsPerFlightAndAddress}`,
  ),
  ORDERS_PER_ADDRESS_AND_HOUR: v.optional(wholeNumber(99_999), `${LIMITS.ordersPerAddressAndHour}`),
  GATEWAY_URL: v.optional(url),
  ICON_SERVICE_URL: v.optional(url),
  DEVICE_RISK_SCRIPT_URL: v.optional(url),
  DEVICE_RISK_PARTNER: v.optional(v.string(), ''),
  DEVICE_RISK_APP: v.optional(v.string(), ''),
  TRUSTED_PROXIES: v.optional(wholeNumber(10), '0'),
  LEAVE_SECONDS: v.optional(wholeNumber(300)),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  METRICS_TOKEN: v.optional(key),
});
