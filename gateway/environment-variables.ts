export type Variable = {
  readonly name: string;
  readonly description: string;
  /** The default, in words; absent where there is none. */
  readonly standsAt?: string;
  readonly neededInProduction?: true;
};

/** Every variable that the gateway reads, as README lists them (a test compares the two). */
export const VARIABLES = [
  {
    name: 'MODE',
    description: 'demo (everything local, a demo airline inside) or production',
    standsAt: 'demo',
  },
  {
    name: 'AIRLINE',
    description:
      'the airline that is opened: simulated, whose flights no one flies, or one of your own in gateway/app/open-airline.ts',
    standsAt: 'simulated',
    neededInProduction: true,
  },
  { name: 'PORT', description: 'port of the site and of the gateway', standsAt: '3000' },
  {
    name: 'HOST',
    description: 'address to listen on; 0.0.0.0 for every interface',
    standsAt: '127.0.0.1 in demo, 0.0.0.0 in production',
  },
  {
    name: 'PUBLIC_URL',
    description: 'public address of the site; https turns on Secure cookies',
    standsAt: 'http://localhost:PORT',
    neededInProduction: true,
  },
  {
    name: 'DATA_DIR',
    description: "the gateway's own files: embedded database, demo secret, the sandbox's payments",
    standsAt: '.data',
  },
  {
    name: 'DATABASE_URL',
    description: 'PostgreSQL 15 or later',
    standsAt: 'an embedded PostgreSQL 18 under DATA_DIR',
    neededInProduction: true,
  },
  {
    name: 'DATABASE_DIRECT_URL',
    description:
      'PostgreSQL itself, where DATABASE_URL is PgBouncer in front of it: for migrations and jobs',
  },
  {
    name: 'SECRET',
    description: 'at least 32 characters; all keys are derived from it; the same on every replica',
    standsAt: 'generated once and kept under DATA_DIR',
    neededInProduction: true,
  },
  {
    name: 'SECRET_BEFORE',
    description:
      'the secret until now, while SECRET is changed; what is under it is opened, and sealed again',
  },
  {
    name: 'SMTP_URL',
    description: 'mail server, smtp:// or smtps://',
    standsAt: 'the demo mailbox',
    neededInProduction: true,
  },
  {
    name: 'SMS_GATEWAY_URL',
    description:
      'address that takes text messages by HTTP; without it, codes are sent by e-mail only',
    standsAt: 'the demo mailbox',
  },
  {
    name: 'SMS_GATEWAY_KEY',
    description: 'bearer token for the SMS gateway',
  },
  { name: 'MAIL_FROM', description: 'sender of every e-mail', standsAt: 'the brand’s address' },
  {
    name: 'PAYMENT_PROVIDER_URL',
    description: 'API of the payment provider',
    standsAt: 'a sandbox provider in a separate process',
    neededInProduction: true,
  },
  {
    name: 'PAYMENT_PROVIDER_KEY',
    description: 'key with which the gateway calls the payment provider',
    standsAt: 'the sandbox’s own',
    neededInProduction: true,
  },
  {
    name: 'PAYMENT_PROVIDER_SECRET',
    description: 'secret with which the payment provider signs its webhooks',
    standsAt: 'the sandbox’s own',
    neededInProduction: true,
  },
  {
    name: 'OPERATIONS_URL',
    description: 'HTTP API of operations control, which says what becomes of flights',
    standsAt: 'that of AIRLINE',
  },
  {
    name: 'OPERATIONS_KEY',
    description: 'bearer token for operations control, at least 16 characters',
  },
  {
    name: 'REFUND_OFFICE_URL',
    description: 'HTTP API of the refund office, which decides about requests with proofs',
    standsAt: 'that of AIRLINE',
  },
  {
    name: 'REFUND_OFFICE_KEY',
    description: 'bearer token for the refund office, at least 16 characters',
  },
  {
    name: 'UPSTREAMS',
    description: 'folder of the services that serve fields of the contract instead of this gateway',
  },
  {
    name: 'PAYMENT_SANDBOX_PORT',
    description: 'port of the sandbox provider in demo; 0 picks any free port',
    standsAt: '0',
  },
  {
    name: 'OPEN_ORDERS_PER_SESSION',
    description: 'unpaid orders that one browser may hold at once; 0 means no limit',
    standsAt: '5',
  },
  {
    name: 'OPEN_ORDERS_PER_ADDRESS',
    description: 'unpaid orders that one network address may hold at once; 0 means no limit',
    standsAt: '200',
  },
  {
    name: 'OPEN_SEATS_PER_FLIGHT_AND_ADDRESS',
    description:
      'seats on one flight that unpaid orders from one network address may hold; 0 means no limit',
    standsAt: '27',
  },
  {
    name: 'ORDERS_PER_ADDRESS_AND_HOUR',
    description:
      'orders that one network address may make within an hour, paid or not; 0 means no limit',
    standsAt: '120',
  },
  {
    name: 'RENDERS_AT_ONCE',
    description: 'pages rendered at once; each takes about 2 MB',
    standsAt: '4 a core, at most 32',
  },
  {
    name: 'RENDERS_WAITING',
    description: 'further requests that may wait for a page to be rendered; the rest get 503',
    standsAt: '32',
  },
  {
    name: 'GATEWAY_URL',
    description: 'GraphQL endpoint of the gateway, when the web is deployed separately',
  },
  {
    name: 'ICON_SERVICE_URL',
    description: 'public icon service for when the local one fails; called by visitors’ browsers',
  },
  { name: 'DEVICE_RISK_SCRIPT_URL', description: 'device-risk script, loaded in the browser' },
  { name: 'DEVICE_RISK_PARTNER', description: 'partner code passed to the device-risk script' },
  { name: 'DEVICE_RISK_APP', description: 'app name passed to the device-risk script' },
  {
    name: 'TRUSTED_PROXIES',
    description: 'number of reverse proxies whose X-Forwarded-For is trusted; 0 means none',
    standsAt: '0',
    neededInProduction: true,
  },
  {
    name: 'LEAVE_SECONDS',
    description:
      'seconds a stopping gateway keeps serving while /readyz fails, so that load balancers notice',
    standsAt: '0 in demo, 5 in production',
  },
  {
    name: 'LOG_LEVEL',
    description: 'fatal, error, warn, info, debug or silent',
    standsAt: 'info',
  },
  {
    name: 'METRICS_TOKEN',
    description:
      'bearer token for /metrics; without one, only loopback can read it in demo, and no one in production',
  },
] as const satisfies readonly Variable[];
