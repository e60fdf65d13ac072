import { randomUUID } from 'node:crypto';
import { BRAND } from '#schema/codes/base/brand.ts';
import { expect, test } from '#tests/support/journey.ts';
import {
  askByEmail,
  askByPhone,
  chooseWay,
  codeTo,
  expectAccount,
  joinWith,
  pressSignIn,
  signInByCode,
  signOut,
  typeCode,
} from './pages/account.page.ts';
import { expectNoSidewaysScroll, heading, open, type Reader, readerOf } from './pages/reader.ts';

const anEmail = () => `${randomUUID()}@example.com`;

async function byPassword(reader: Reader, account: string, password: string) {
  const { page, say } = reader;
  await open(reader, '/login');
  await chooseWay(reader, 'PASSWORD');
  await page.getByRole('textbox', { name: say('account-login.account') }).fill(account);
  await page
    .getByRole('textbox', { name: say('account-login.password'), exact: true })
    .fill(password);
  await pressSignIn(reader);
}

test('a traveller joins, signs out, and comes in again by e-mail', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const email = anEmail();
  await open(reader, '/account');
  await expect(heading(reader)).toHaveText(say('account-login.title'));
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/account');
  await expectAccessible();
  await page.getByRole('link', { name: say('account-login.join') }).click();
  await expect(heading(reader)).toHaveText(
    say('account-register.title', { club: BRAND.clubName.en }),
  );
  await askByEmail(reader, email);
  const code = await codeTo(demo, email);
  await expectAccessible();
  await joinWith(reader, code, 'm4gnolia');
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /Tai Man/ })
      .first(),
  ).toBeAttached();
  await expectAccessible();
  // the widths from which the bar shows more: the member's links fit beside the others
  for (const width of [1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  expect(await demo.mailTo(email, /Welcome/)).toMatch(/MG \d{10}/);

  await signOut(reader);
  await open(reader, '/login');
  await demo.advanceClock(2);
  await askByEmail(reader, email);
  await signInByCode(reader, await codeTo(demo, email, code));
  await expectAccount(reader);
});

test('a traveller joins by phone, and comes in again by a text message', async ({ page, demo }) => {
  const reader = readerOf(page);
  const { say } = reader;
  const number = `9${String(Date.now()).slice(-7)}`;
  await open(reader, '/register');
  await page.getByRole('button', { name: say('account.useInstead.PHONE') }).click();
  await askByPhone(reader, number);
  const code = await codeTo(demo, `+852${number}`);
  await joinWith(reader, code, 'm4gnolia');
  await signOut(reader);
  await demo.advanceClock(2);
  await open(reader, '/login');
  await chooseWay(reader, 'PHONE');
  await askByPhone(reader, number);
  await signInByCode(reader, await codeTo(demo, `+852${number}`, code));
  await expectAccount(reader);
});

test('a new password is the only one that opens the account, and ends the session of the other browser', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const email = anEmail();
  await open(reader, '/register');
  await askByEmail(reader, email);
  const code = await codeTo(demo, email);
  await joinWith(reader, code, 'm4gnolia');

  const forgetful = readerOf(await anotherVisitor());
  const { say } = forgetful;
  await demo.advanceClock(2);
  await open(forgetful, '/resetPassword');
  await askByEmail(forgetful, email);
  await typeCode(forgetful, await codeTo(demo, email, code));
  const field = (name: string) => forgetful.page.getByRole('textbox', { name, exact: true });
  await field(say('account.newPassword')).fill('n3wflower');
  await field(say('account.repeatedPassword')).fill('n3wflower');
  await forgetful.page.getByRole('button', { name: say('account-reset-password.submit') }).click();
  await expectAccount(forgetful);

  await open(reader, '/account');
  await expect(heading(reader)).toHaveText(say('account-login.title'));
  await byPassword(reader, email, 'm4gnolia');
  await expect(page.getByText(say('code.CREDENTIALS_WRONG')).first()).toBeVisible();
  await expectAccessible();
  await byPassword(reader, email.toUpperCase(), 'n3wflower');
  await expectAccount(reader);
});
