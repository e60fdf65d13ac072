import { randomUUID } from 'node:crypto';
import { joinClub } from '#tests/support/join-club.ts';
import { expect, test } from '#tests/support/journey.ts';
import { askByEmail, codeTo, expectAccount, joinWith, typeCode } from './pages/account.page.ts';
import { heading, open, type Reader, readerOf } from './pages/reader.ts';

const anEmail = () => `${randomUUID()}@example.com`;
const field = ({ page, say }: Reader, id: Parameters<Reader['say']>[0]) =>
  page.getByRole('textbox', { name: say(id), exact: true }).filter({ visible: true });

async function joinedWith(reader: Reader, demo: Parameters<typeof codeTo>[0], email: string) {
  await open(reader, '/register');
  await askByEmail(reader, email);
  const code = await codeTo(demo, email);
  await joinWith(reader, code, 'm4gnolia');
  return code;
}

async function byPassword(reader: Reader, email: string, password: string) {
  const { page, say } = reader;
  await page.getByRole('tab', { name: say('account-login.by.PASSWORD') }).click();
  await field(reader, 'account-login.account').fill(email);
  await field(reader, 'account-login.password').fill(password);
  await page
    .getByRole('button', { name: say('account-login.submit'), exact: true })
    .filter({ visible: true })
    .click();
}

test('a changed password ends the other browser’s session, whose half-typed form is not lost', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
  cleanConsole,
}) => {
  // the browser itself reports the answer to a session that has ended
  cleanConsole.expect(/status of 401/);
  const reader = readerOf(page);
  const { say } = reader;
  const email = anEmail();
  const first = await joinedWith(reader, demo, email);

  const other = readerOf(await anotherVisitor());
  await open(other, '/login');
  await byPassword(other, email, 'm4gnolia');
  await expectAccount(other);
  await open(other, '/account/editInfo');
  await field(other, 'account.firstName').fill('Ka Man');

  await open(reader, '/account');
  await page.getByRole('link', { name: say('account-overview.login.change') }).click();
  await expect(heading(reader)).toHaveText(say('account-edit-login-password.title'));
  await field(reader, 'account.currentPassword').fill('m4gnolia');
  await field(reader, 'account.newPassword').fill('n3wflower');
  await expect(page.getByText(say('account.strength.FAIR'))).toBeVisible();
  await field(reader, 'account.repeatedPassword').fill('n3wflower');
  await expectAccessible();
  await page.getByRole('button', { name: say('account-edit-login-password.submit') }).click();
  await expectAccount(reader);
  await demo.mailTo(email, /password has been changed/i);

  // the other browser is asked to sign in over its form, and the form goes on where it was
  await other.page.getByRole('button', { name: say('account-edit-info.profile.save') }).click();
  const dialog = other.page.getByRole('dialog', { name: say('account.again.title') });
  await expect(dialog).toBeVisible();
  await byPassword(other, email, 'n3wflower');
  await expect(other.page.getByText(say('account-edit-info.profile.saved'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(field(other, 'account.firstName')).toHaveValue('Ka Man');

  // a new address is confirmed by a code to it, and the old one is notified
  const later = anEmail();
  await demo.advanceClock(2);
  await open(reader, '/account/editInfo');
  await page.getByRole('button', { name: say('account-edit-info.contacts.change.EMAIL') }).click();
  await askByEmail(reader, later);
  const code = await codeTo(demo, later, first);
  await typeCode(reader, code);
  await field(reader, 'account.currentPassword').fill('n3wflower');
  await expectAccessible();
  await page.getByRole('button', { name: say('account-edit-info.contacts.confirm') }).click();
  await expect(page.getByText(later)).toBeVisible();
  await demo.mailTo(email, /contact details/i);
});

/** Lists of a member, the addresses that they lead to, and what is shown there. */
const OWN = [
  {
    scenario: 'family-with-saved-passengers',
    list: '/passengers',
    address: /\/passengers\/(?:viewPsg|editPsg)\?id=[^"]+/g,
    shows: /WONG/,
  },
  {
    scenario: 'points-to-spend',
    list: '/message/list',
    address: /\/message\/details\?id=[^"]+/g,
    shows: /pay by/,
  },
  {
    scenario: 'points-to-spend',
    list: '/order/flightOrder',
    address: /\/order\/flightOrderDetail\?order=[^"]+/g,
    shows: /LIU\/ANNA/,
  },
];

test('what a member has is not there for a stranger', async ({ page, demo, anotherVisitor }) => {
  const reader = readerOf(page);
  const refused = await page.request.get('/account-data/my-data.json');
  expect(refused.status()).toBe(404);
  for (const path of ['/account/editInfo', '/account/editLoginPwd', '/account/editConsumePwd']) {
    await open(reader, path);
    await expect(heading(reader)).toHaveText(reader.say('account-login.title'));
  }
  const email = anEmail();
  await joinedWith(reader, demo, email);
  const own = await page.request.get('/account-data/my-data.json');
  expect(await own.text()).toContain(email);

  for (const { scenario, list, address, shows } of OWN) {
    const owner = await anotherVisitor();
    await demo.loadScenario(scenario, { page: owner });
    const textAt = async (visitor: typeof page, path: string) =>
      (await visitor.request.get(path)).text();
    const found = (await textAt(owner, list)).match(address) ?? [];
    const addresses = [...new Set(found)].map((one) => one.replaceAll('&amp;', '&'));
    expect(addresses.length, list).toBeGreaterThan(0);
    const shown = await Promise.all(addresses.map((one) => textAt(owner, one)));
    expect(shown.some((text) => shows.test(text))).toBe(true);
    for (const one of addresses) expect(await textAt(page, one), one).not.toMatch(shows);
  }
});

test('of two windows that show the same profile the later one is told, and keeps what was typed', async ({
  page,
  demo,
  system,
  expectAccessible,
}) => {
  await joinClub(page, demo, system.url);
  const later = readerOf(page);
  const { say } = later;
  const faster = readerOf(await page.context().newPage());
  const save = ({ page: at }: Reader) =>
    at.getByRole('button', { name: say('account-edit-info.profile.save') }).click();
  for (const window of [later, faster]) await open(window, '/account/editInfo');
  await field(faster, 'account.firstName').fill('Ka Man');
  await save(faster);
  await expect(faster.page.getByText(say('account-edit-info.profile.saved'))).toBeVisible();

  await field(later, 'account.lastName').fill('Wong');
  await save(later);
  await expect(page.getByText(say('code.CHANGED_MEANWHILE')).first()).toBeVisible();
  await expect(field(later, 'account.lastName')).toHaveValue('Wong');
  await expectAccessible();
  await page.getByRole('button', { name: say('account-edit-info.profile.showStored') }).click();
  await expect(field(later, 'account.lastName')).toHaveValue(/^chan$/i);
  await expect(field(later, 'account.firstName')).toHaveValue(/^ka man$/i);
  await field(later, 'account.lastName').fill('Wong');
  await save(later);
  await expect(page.getByText(say('account-edit-info.profile.saved'))).toBeVisible();
});
