import { LOCALES } from '#schema/codes/base/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import routes from '#web/app/routes.ts';
import { pagePaths } from '#web/vite/page-paths.ts';

/** The address of the home page has no other spelling. */
const PATHS = pagePaths(routes).filter((path) => path !== '/');
const ADDRESSES = PATHS.flatMap((path) => LOCALES.map((locale) => localePath(locale, path)));

/**
 * Swaps the case of every letter: `/planeWiFi` → `/PLANEwIfI`. The locale's own part stays, as it
 * is no word of the page.
 */
const inAnotherCase = (path: string) =>
  path.replaceAll(/[a-zA-Z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

test('a page in another case, or with a slash too many, leads to the one address it has', async ({
  system,
}) => {
  for (const locale of LOCALES)
    for (const path of PATHS)
      for (const other of [inAnotherCase(path), `${path}/`]) {
        const asked = localePath(locale, other);
        const answer = await fetch(system.url + asked, { redirect: 'manual' });
        expect(answer.status, asked).toBe(301);
        expect(answer.headers.get('location'), asked).toBe(localePath(locale, path));
      }
});

test('below every page there is nothing that was not promised', async ({ system }) => {
  for (const address of ADDRESSES) {
    const below = `${address}/nothing-here`;
    expect((await fetch(system.url + below)).status, below).toBe(404);
  }
});
