import { expect, it } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { busyPage } from './overload-page.server.tsx';

it.each([
  ['en', 'en', 'The site is very busy right now'],
  ['zh-hk', 'zh-Hant-HK', '目前瀏覽人數眾多'],
  ['ja', 'ja', 'ただいまアクセスが集中しています'],
] as const)('the page of a busy site speaks %s', (locale, lang, title) => {
  const page = busyPage(locale);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toContain('<a class="again" href="">');
});

it('asks a busy gateway for nothing but its small icon, and runs no script', () => {
  for (const locale of LOCALES) {
    const page = busyPage(locale);
    expect(page).not.toMatch(/<script|rel="stylesheet"|url\(/);
    expect(page.match(/<style>[^<&]+<\/style>/g)).toHaveLength(1);
  }
});
