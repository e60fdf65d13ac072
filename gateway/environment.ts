import { enableCompileCache } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { type AIRLINES, Source } from './environment-source.ts';
import { VARIABLES, type Variable } from './environment-variables.ts';
import { demoSecret } from './secrets/demo-secret.ts';

/** Where a system answers over HTTP, and the key with which it is asked. */
export type HttpAddress = { readonly url: string; readonly key: string };

/** The gateway's configuration; `null` means "not there". Frozen. */
export type Environment = {
  readonly mode: 'demo' | 'production';
  /** Whose systems are behind the ports. */
  readonly airline: (typeof AIRLINES)[number];
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
  readonly smsGateway: HttpAddress | null;
  /**
   * The airline's operations control and its refund office; null: those of the airline that is
   * opened.
   */
  readonly operations: HttpAddress | null;
  readonly refundOffice: HttpAddress | null;
  /**
   * Absolute path of the folder of services that have taken fields of the contract over; null:
   * there are none.
   */
  readonly upstreams: string | null;
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
  const half = halfOfSystems(given);
  if (!parsed.success || missing.length > 0 || half.length > 0) {
    throw new UnusableEnvironment(
      [
        ...half,
        ...missing.map((one) => `${one.name} is needed in production: ${one.description}`),
        ...wrong.map((name) => `${name} is not usable: ${describe(name)}`),
      ].join('\n'),
    );
  }
  return environmentFrom(parsed.output);
}

/** Systems that are asked over HTTP, by the first words of their variables. */
const SYSTEMS = ['SMS_GATEWAY', 'OPERATIONS', 'REFUND_OFFICE'];

/** A system without its key, or a key without the system: it would silently not be asked. */
const halfOfSystems = (given: Variables): string[] =>
  SYSTEMS.map((name) => [`${name}_URL`, `${name}_KEY`] as const).flatMap(([address, key]) => {
    if (Boolean(given[address]) === Boolean(given[key])) return [];
    return given[address]
      ? [`${key} is needed with ${address}`]
      : [`${address} is needed with ${key}`];
  });

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
    airline: source.AIRLINE,
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
    smsGateway: httpAddress(source.SMS_GATEWAY_URL, source.SMS_GATEWAY_KEY),
    operations: httpAddress(source.OPERATIONS_URL, source.OPERATIONS_KEY),
    refundOffice: httpAddress(source.REFUND_OFFICE_URL, source.REFUND_OFFICE_KEY),
    upstreams: source.UPSTREAMS ? path.resolve(source.UPSTREAMS) : null,
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

const httpAddress = (url: string | undefined, key: string | undefined): HttpAddress | null =>
  url && key ? Object.freeze({ url, key }) : null;

function paymentProviderFrom(source: v.InferOutput<typeof Source>) {
  const {
    PAYMENT_PROVIDER_URL: url,
    PAYMENT_PROVIDER_KEY: key,
    PAYMENT_PROVIDER_SECRET: secret,
  } = source;
  return url && key && secret ? Object.freeze({ url, key, secret }) : null;
}

/** The mode alone, before anything else is read: it decides which bundle is started. */
export const startedMode = (variables: Variables = process.env): Environment['mode'] =>
  variables.MODE === 'production' ? 'production' : 'demo';

/** Libraries read NODE_ENV; outside development they are to be fast and quiet. */
export function runAs(kind: 'production' | 'development'): void {
  process.env.NODE_ENV = kind;
}

/**
 * The same for a bundle: what its libraries read is written into it, since they read it before
 * `runAs`.
 */
export const BUNDLED_AS_PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** For a process that is started by this one: the same variables, but for these. */
export const variablesWith = (others: Readonly<Record<string, string>>) => ({
  ...process.env,
  ...others,
});

/**
 * Keeps compiled code in a folder, also that of the processes that are started: the next start need
 * not compile it.
 */
export function keepCompiled(folder: string): void {
  process.env.NODE_COMPILE_CACHE ??= folder;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/**
 * What a process that the gateway starts is given: none of the gateway's own variables, some of
 * which are secret.
 */
export function variablesForHelper(from: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const own = new Set<string>(VARIABLES.map(({ name }) => name));
  return Object.fromEntries(Object.entries(from).filter(([name]) => !own.has(name)));
}
