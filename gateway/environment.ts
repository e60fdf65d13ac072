import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { VARIABLES, type Variable } from './environment-variables.ts';
import { demoSecret } from './secrets/demo-secret.ts';

const url = v.pipe(v.string(), v.trim(), v.url());
const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(most));

/** One event loop renders all of them: beyond this, more cores make no page faster. */
const RENDERS = { perCore: 4, most: 32, waiting: 32 };

const Source = v.object({
  MODE: v.optional(v.picklist(['demo', 'production']), 'demo'),
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
  SMS_GATEWAY_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
  MAIL_FROM: v.optional(v.string(), `${BRAND.name.en} <${BRAND.email}>`),
  PAYMENT_PROVIDER_URL: v.optional(url),
  PAYMENT_PROVIDER_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
  PAYMENT_PROVIDER_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
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
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
});

/** The gateway's configuration; `null` means "not there". Frozen. */
export type Environment = {
  readonly mode: 'demo' | 'production';
  readonly port: number;
  readonly host: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Absolute path. */
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  /** Set where `databaseUrl` is that of PgBouncer. */
  readonly databaseDirectUrl: string | null;
  /** Derive keys with `deriveKeys`, never use it as it is. */
  readonly secret: string;
  /** The secret until now, while what is under it is sealed again; null: there is none. */
  readonly secretBefore: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Sends texts to mobile phones; null: none are sent. */
  readonly smsGateway: { readonly url: string; readonly key: string } | null;
  /** The airline's payment provider; null: the sandbox. */
  readonly paymentProvider: {
    readonly url: string;
    readonly key: string;
    readonly secret: string;
  } | null;
  readonly paymentSandboxPort: number;
  /** Orders that may be made, and hold seats unpaid; 0: no limit. */
  readonly openOrders: {
    readonly perSession: number;
    readonly perAddress: number;
    readonly seatsPerFlightAndAddress: number;
    readonly madePerAddressAndHour: number;
  };
  readonly renders: { readonly atOnce: number; readonly waiting: number };
  readonly gatewayUrl: string | null;
  readonly iconServiceUrl: string | null;
  readonly deviceRisk: {
    readonly scriptUrl: string;
    readonly partner: string;
    readonly app: string;
  } | null;
  readonly trustedProxies: number;
  /** How long it keeps serving after the signal to stop. */
  readonly leaveSeconds: number;
  readonly logLevel: string;
  readonly metricsToken: string | null;
};

/** The gateway cannot start in this environment; the message names every fault at once. */
export class UnusableEnvironment extends Error {
  override readonly name = 'UnusableEnvironment';
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment, the only place that does. An empty variable counts as not set.
 * @throws UnusableEnvironment naming every variable that is wrong, or missing in production
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  const known = VARIABLES.map(({ name }) => [name, variables[name]] as const);
  const given = Object.fromEntries(
    known.filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Source, given);
  const wrong = parsed.success
    ? []
    : [...new Set(parsed.issues.map((issue) => v.getDotPath(issue)))];
  const missing = neededIn(given).filter(({ name }) => given[name] === undefined);
  const half = halfOfSmsGateway(given);
  if (!parsed.success || missing.length > 0 || half) {
    throw new UnusableEnvironment(
      [
        ...(half ? [half] : []),
        ...missing.map((one) => `${one.name} is needed in production: ${one.description}`),
        ...wrong.map((name) => `${name} is not usable: ${describe(name)}`),
      ].join('\n'),
    );
  }
  return environmentFrom(parsed.output);
}

/** An SMS gateway without its key, or a key without the gateway: text messages would silently not be offered. */
const halfOfSmsGateway = ({ SMS_GATEWAY_URL: address, SMS_GATEWAY_KEY: key }: Variables) => {
  if (Boolean(address) === Boolean(key)) return null;
  return address
    ? 'SMS_GATEWAY_KEY is needed with SMS_GATEWAY_URL'
    : 'SMS_GATEWAY_URL is needed with SMS_GATEWAY_KEY';
};

/** With a gateway elsewhere, this process only renders pages and forwards who asks. */
const NEEDED_BY_WEB = new Set(['PUBLIC_URL', 'TRUSTED_PROXIES']);
const neededIn = ({ MODE, GATEWAY_URL }: Variables): readonly Variable[] =>
  MODE === 'production'
    ? VARIABLES.filter(
        (one) => 'neededInProduction' in one && (!GATEWAY_URL || NEEDED_BY_WEB.has(one.name)),
      )
    : [];

const describe = (name: string | null): string =>
  VARIABLES.find((one) => one.name === name)?.description ?? '';

function environmentFrom(source: v.InferOutput<typeof Source>): Environment {
  const dataDirectory = path.resolve(source.DATA_DIR);
  const production = source.MODE === 'production';
  return Object.freeze({
    mode: source.MODE,
    port: source.PORT,
    host: source.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: (source.PUBLIC_URL ?? `http://localhost:${source.PORT}`).replace(/\/+$/, ''),
    dataDirectory,
    databaseUrl: source.DATABASE_URL ?? null,
    databaseDirectUrl: source.DATABASE_DIRECT_URL ?? null,
    secret: source.SECRET ?? (production ? '' : demoSecret(dataDirectory)),
    secretBefore: source.SECRET_BEFORE ?? null,
    smtpUrl: source.SMTP_URL ?? null,
    mailFrom: source.MAIL_FROM,
    smsGateway:
      source.SMS_GATEWAY_URL && source.SMS_GATEWAY_KEY
        ? Object.freeze({ url: source.SMS_GATEWAY_URL, key: source.SMS_GATEWAY_KEY })
        : null,
    paymentProvider: paymentProviderFrom(source),
    paymentSandboxPort: source.PAYMENT_SANDBOX_PORT,
    openOrders: Object.freeze({
      perSession: source.OPEN_ORDERS_PER_SESSION,
      perAddress: source.OPEN_ORDERS_PER_ADDRESS,
      seatsPerFlightAndAddress: source.OPEN_SEATS_PER_FLIGHT_AND_ADDRESS,
      madePerAddressAndHour: source.ORDERS_PER_ADDRESS_AND_HOUR,
    }),
    renders: Object.freeze({ atOnce: source.RENDERS_AT_ONCE, waiting: source.RENDERS_WAITING }),
    gatewayUrl: source.GATEWAY_URL ?? null,
    iconServiceUrl: source.ICON_SERVICE_URL ?? null,
    deviceRisk: source.DEVICE_RISK_SCRIPT_URL
      ? Object.freeze({
          scriptUrl: source.DEVICE_RISK_SCRIPT_URL,
          partner: source.DEVICE_RISK_PARTNER,
          app: source.DEVICE_RISK_APP,
        })
      : null,
    trustedProxies: source.TRUSTED_PROXIES,
    leaveSeconds: source.LEAVE_SECONDS ?? (production ? 5 : 0),
    logLevel: source.LOG_LEVEL,
    metricsToken: source.METRICS_TOKEN ?? null,
  });
}

const paymentProviderFrom = (source: v.InferOutput<typeof Source>) => {
  const {
    PAYMENT_PROVIDER_URL: url,
    PAYMENT_PROVIDER_KEY: key,
    PAYMENT_PROVIDER_SECRET: secret,
  } = source;
  return url && key && secret ? Object.freeze({ url, key, secret }) : null;
};

/** The mode alone, before anything else is read: it decides which bundle is started. */
export const startedMode = (variables: Variables = process.env): Environment['mode'] =>
  variables.MODE === 'production' ? 'production' : 'demo';

/** Libraries read NODE_ENV; outside development they are to be fast and quiet. */
export function runAs(kind: 'production' | 'development'): void {
  process.env.NODE_ENV = kind;
}

/** The same for a bundle: what its libraries read is written into it, since they read it before `runAs`. */
export const BUNDLED_AS_PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** Keeps compiled code in a folder, also that of the processes that are started: the next start need not compile it. */
export function keepCompiled(folder: string): void {
  process.env.NODE_COMPILE_CACHE ??= folder;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/** What a process that the gateway starts is given: none of the gateway's own variables, some of which are secret. */
export function variablesForHelper(from: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const own = new Set<string>(VARIABLES.map(({ name }) => name));
  return Object.fromEntries(Object.entries(from).filter(([name]) => !own.has(name)));
}
