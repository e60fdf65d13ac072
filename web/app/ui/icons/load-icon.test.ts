// @vitest-environment happy-dom
import { _api } from '@iconify/react';
import { expect, onTestFinished, test } from 'vitest';
import { setIconService } from './icon-service.ts';
import { loadIcon } from './load-icon.ts';

const SERVICE = 'https://icons.airline.example/iconify';

test('where the own endpoint fails, the service that the installation names is asked', async () => {
  const asked: string[] = [];
  const before = _api.getFetch() ?? fetch;
  onTestFinished(() => {
    _api.setFetch(before);
    setIconService(null);
  });
  _api.setFetch(async (input) => {
    const address = String(input);
    asked.push(address);
    if (!address.startsWith(SERVICE)) return new Response('', { status: 503 });
    return Response.json({ prefix: 'lucide', icons: { plane: { body: '<path d="M1 1"/>' } } });
  });
  setIconService(`${SERVICE}/`);
  expect(await loadIcon('plane')).toContain('M1 1');
  expect(asked[0]).toContain('/api/_icons/lucide.json?icons=plane');
  expect(asked.at(-1)).toBe(`${SERVICE}/lucide.json?icons=plane`);
});
