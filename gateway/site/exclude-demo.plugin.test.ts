import { expect, test } from 'vitest';
import { demoFilesIn, excludeDemo } from './exclude-demo.plugin.ts';

type Hook = (...given: unknown[]) => unknown;
const plugin = excludeDemo('/site') as unknown as Readonly<Record<string, Hook>>;
const call = (hook: string, ...given: unknown[]) => plugin[hook]?.(...given);

test('what is imported for the demonstration is a module that says so, and nothing else of it is read', () => {
  const id = call('resolveDynamicImport', '#gateway/demo/demo-ports.ts');
  expect(call('load', id)).toContain('not built for production');
  expect(call('resolveDynamicImport', '#gateway/simulated/simulated-airline.ts')).toBeNull();
  expect(call('load', '/site/gateway/app/serve.ts')).toBeNull();
});

test('a file of the demonstration in the bundle is an error', () => {
  const bundle = (...moduleIds: string[]) => ({ 'serve.js': { type: 'chunk', moduleIds } });
  const airline = '/site/gateway/simulated/simulated-airline.ts';
  const mailbox = '/site/gateway/simulated/mailbox/mailbox.repository.ts';
  expect(demoFilesIn('/site', [airline, mailbox])).toEqual([
    'gateway/simulated/mailbox/mailbox.repository.ts',
  ]);
  expect(() => call('generateBundle', {}, bundle(airline))).not.toThrow();
  expect(() => call('generateBundle', {}, bundle(airline, mailbox))).toThrow('mailbox.repository');
});
