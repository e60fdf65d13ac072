import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment, UnusableEnvironment, variablesForHelper } from './environment.ts';
import { VARIABLES } from './environment-variables.ts';
import { deriveKeys } from './secrets/keys.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'magnolia-environment-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const demo = (variables: Record<string, string> = {}) =>
  readEnvironment({ DATA_DIR: directory, ...variables });
function complaint(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
    return '';
  } catch (fault) {
    expect(fault).toBeInstanceOf(UnusableEnvironment);
    return (fault as Error).message;
  }
}
const production = {
  MODE: 'production',
  AIRLINE: 'simulated',
  DATABASE_URL: 'postgresql://db.internal/magnolia',
  SMTP_URL: 'smtps://mail.internal',
  SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://www.magnolia.example/',
  PAYMENT_PROVIDER_URL: 'https://payments.example',
  PAYMENT_PROVIDER_KEY: 'k'.repeat(16),
  PAYMENT_PROVIDER_SECRET: 'w'.repeat(16),
  TRUSTED_PROXIES: '1',
};

describe('a demo', () => {
  it('needs nothing to be set', () => {
    expect(demo()).toMatchObject({
      mode: 'demo',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      databaseDirectUrl: null,
      paymentProvider: null,
      deviceRisk: null,
      iconServiceUrl: null,
    });
  });

  it('keeps the secret it made, for its owner only', () => {
    expect(demo().secret).toBe(demo().secret);
    expect(demo().secret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(path.join(directory, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('cannot be changed by who was handed it', () => {
    expect(Object.isFrozen(demo())).toBe(true);
  });
});

describe('production', () => {
  it('starts with everything it needs', () => {
    expect(readEnvironment(production)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://www.magnolia.example',
      paymentProvider: { url: 'https://payments.example' },
    });
  });

  it('names everything that is missing or wrong, at once', () => {
    const message = complaint({ MODE: 'production', PORT: 'http', SECRET: '' });
    const needed = VARIABLES.filter((one) => 'neededInProduction' in one);
    for (const { name } of needed) expect(message).toContain(`${name} is needed`);
    expect(message).toContain('PORT is not usable');
  });

  it.each([
    ['SMS_GATEWAY', 'smsGateway'],
    ['OPERATIONS', 'operations'],
    ['REFUND_OFFICE', 'refundOffice'],
  ] as const)('has %s with its key, none at all, and never a half of one', (name, field) => {
    const [url, key] = ['https://system.example/api', 'k'.repeat(16)];
    const both = { ...production, [`${name}_URL`]: url, [`${name}_KEY`]: key };
    expect(readEnvironment(both)[field]).toEqual({ url, key });
    expect(readEnvironment(production)[field]).toBeNull();
    expect(complaint({ ...both, [`${name}_KEY`]: '' })).toContain(`${name}_KEY is needed`);
    expect(complaint({ ...both, [`${name}_URL`]: '' })).toContain(`${name}_URL is needed`);
  });

  it('sells the flights of a simulated airline only where that is said', () => {
    const { AIRLINE: _, ...silent } = production;
    expect(complaint(silent)).toMatch(/^AIRLINE is needed in production: .*simulated/);
    expect(complaint({ ...production, AIRLINE: 'other' })).toContain('AIRLINE is not usable');
    expect(demo().airline).toBe('simulated');
  });

  it('must be configured with the number of proxies before it, which may be 0', () => {
    const { TRUSTED_PROXIES: _, ...silent } = production;
    expect(complaint(silent)).toBe(
      'TRUSTED_PROXIES is needed in production: number of reverse proxies whose X-Forwarded-For is trusted; 0 means none',
    );
    const web = { MODE: 'production', GATEWAY_URL: 'https://gateway.internal/graphql' };
    expect(complaint({ ...web, PUBLIC_URL: production.PUBLIC_URL })).toContain('TRUSTED_PROXIES');
    expect(readEnvironment({ ...production, TRUSTED_PROXIES: '0' }).trustedProxies).toBe(0);
  });

  it('leaves some seconds after the signal, a demo at once', () => {
    expect(readEnvironment(production).leaveSeconds).toBe(5);
    expect(readEnvironment({ ...production, LEAVE_SECONDS: '0' }).leaveSeconds).toBe(0);
    expect(demo().leaveSeconds).toBe(0);
  });

  it('does not repeat a secret that is too short', () => {
    const message = complaint({ ...production, SECRET: 'hunter2' });
    expect(message).toContain('SECRET');
    expect(message).not.toContain('hunter2');
  });

  it('needs no database where it only renders pages for a gateway elsewhere', () => {
    const web = {
      MODE: 'production',
      GATEWAY_URL: 'https://gateway.internal/graphql',
      PUBLIC_URL: 'https://www.magnolia.example',
      TRUSTED_PROXIES: '1',
    };
    expect(readEnvironment(web).gatewayUrl).toBe('https://gateway.internal/graphql');
  });
});

describe('keys', () => {
  it('are the same for the same secret, and each is another', () => {
    const keys = Object.values(deriveKeys({ secret: 'one' })).map((key) =>
      key.bytes.toString('hex'),
    );
    expect(new Set(keys).size).toBe(keys.length);
    const pepperOf = (secret: string) => deriveKeys({ secret }).pepper.bytes;
    expect(pepperOf('two')).not.toEqual(pepperOf('one'));
    expect(pepperOf('one')).toEqual(pepperOf('one'));
  });
});

it('a process that the gateway starts is given no secret of it', () => {
  const given = variablesForHelper({
    PATH: '/usr/bin',
    SECRET: 'all keys are derived from it',
    DATABASE_URL: 'postgres://user:password@localhost/airline',
    NODE_OPTIONS: '--max-semi-space-size=4',
  });
  expect(given).toEqual({ PATH: '/usr/bin', NODE_OPTIONS: '--max-semi-space-size=4' });
});
