import { expect, it } from 'vitest';
import { iconRoutes } from './icons.routes.ts';

async function asked(path: string) {
  const response = await iconRoutes.request(path);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

it('the icons asked for are answered, with the ones that are not there by name', async () => {
  const { status, headers, body } = await asked('/lucide.json?icons=plane,edit,no-such-icon');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=604800');
  expect(body.icons.plane.body).toContain('<path');
  expect(body.icons[body.aliases.edit.parent].body).toContain('<');
  expect(body.not_found).toEqual(['no-such-icon']);
});

it('names of the language are no icons', async () => {
  const { body } = await asked('/lucide.json?icons=constructor,__proto__');
  expect(body.not_found).toEqual(['constructor', '__proto__']);
});

it('other sets, no names and too many names are refused', async () => {
  const many = Array.from({ length: 101 }, (_, index) => `a${index}`).join(',');
  for (const path of ['/mdi.json?icons=home', '/lucide.json', `/lucide.json?icons=${many}`])
    expect((await asked(path)).status).toBe(404);
});
