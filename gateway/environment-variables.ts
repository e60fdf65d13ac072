export type Variable = {
  readonly name: string;
  readonly description: string;
  /** What stands when it is not set, in words; absent where nothing does. */
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
  { name: 'PORT', description: 'port of the site and of the gateway', standsAt: '3000' },
  {
    name: 'HOST',
    description: 'address to listen on; 0.0.0.0 for every interface',
    standsAt: '127.0.0.1 in demo, 0.0.0.0 in production',
  },
  {
    name: 'PUBLIC_URL',
    description: 'address under which travellers see the site; https turns on Secure cookies',
    standsAt: 'http://localhost:PORT',
    neededInProduction: true,
  },
  {
    name: 'DATA_DIR',
    description: "the gateway's own files: embedded database, demo secret, the sandbox's books",
    standsAt: '.data',
  },
  {
    name: 'DATABASE_URL',
    description: 'PostgreSQL 15 or later',
    standsAt: 'an embedded PostgreSQL 18 under DATA_DIR',
    neededInProduction: true,
  },
  {
    name: 'SECRET',
    description:
      'at least 32 characters, from which every key is derived; the same on each replica',
    standsAt: 'made once and kept under DATA_DIR',
    neededInProduction: true,
  },
  {
    name: 'SMTP_URL',
    description: 'mail server, smtp:// or smtps://',
    standsAt: 'the demo mailbox',
    neededInProduction: true,
  },
  { name: 'MAIL_FROM', description: 'sender of every e-mail', standsAt: 'the brand’s address' },
  {
    name: 'PAYMENT_PROVIDER_URL',
    description: 'API of the payment provider',
    standsAt: 'a sandbox provider in a process of its own',
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
    name: 'PAYMENT_SANDBOX_PORT',
    description: 'port of the sandbox provider in demo; 0 is any free one',
    standsAt: '0',
  },
  {
    name: 'OPEN_ORDERS_PER_SESSION',
    description: 'unpaid orders that one browser may hold at once; 0 is no limit',
    standsAt: '5',
  },
  {
    name: 'OPEN_ORDERS_PER_ADDRESS',
    description: 'unpaid orders that may be held from one network address at once; 0 is no limit',
    standsAt: '200',
  },
  {
    name: 'OPEN_SEATS_PER_FLIGHT_AND_ADDRESS',
    description:
      'seats on one flight that unpaid orders from one network address may hold; 0 is no limit',
    standsAt: '27',
  },
  {
    name: 'ORDERS_PER_ADDRESS_AND_HOUR',
    description:
      'orders that may be made from one network address within an hour, paid or not; 0 is no limit',
    standsAt: '120',
  },
  {
    name: 'GATEWAY_URL',
    description: 'GraphQL endpoint of a gateway elsewhere, where the web is deployed apart',
  },
  {
    name: 'ICON_SERVICE_URL',
    description: 'public icon service asked when the local one fails; visitors’ browsers call it',
  },
  { name: 'DEVICE_RISK_SCRIPT_URL', description: 'device-risk script, loaded in the browser' },
  { name: 'DEVICE_RISK_PARTNER', description: 'partner code handed to the device-risk script' },
  { name: 'DEVICE_RISK_APP', description: 'app name handed to the device-risk script' },
  {
    name: 'TRUSTED_PROXIES',
    description: 'number of reverse proxies whose X-Forwarded-For is believed',
    standsAt: '0',
  },
  {
    name: 'LOG_LEVEL',
    description: 'fatal, error, warn, info, debug or silent',
    standsAt: 'info',
  },
  {
    name: 'METRICS_TOKEN',
    description: 'bearer token of /metrics; without one only loopback may read it',
  },
] as const satisfies readonly Variable[];
