import type { Demo } from '#tests/support/demo.ts';
import { expect } from '#tests/support/journey.ts';
import { heading, type Reader } from './reader.ts';

/** A code, and no part of the number of a card. */
const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/;

/** The six digits of the newest message to an address or a phone. */
export async function codeTo(demo: Demo, recipient: string, after = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const text = await demo.mailTo(recipient, SIX_DIGITS);
    code = SIX_DIGITS.exec(text)?.[0] ?? '';
    expect(code).not.toBe('');
    expect(code).not.toBe(after);
  }).toPass({ timeout: 20_000 });
  return code;
}

/** The code of a sign-in, which is sent when it is whole. */
export const signInByCode = ({ page, say }: Reader, code: string): Promise<void> =>
  page
    .getByRole('group', { name: say('account.code.label'), exact: true })
    .getByRole('textbox')
    .first()
    .fill(code);

export async function typeCode({ page, say }: Reader, code: string): Promise<void> {
  const cells = page.getByRole('group', { name: say('account.code.label'), exact: true });
  // at once, as a phone fills it in that has read the message
  await cells.getByRole('textbox').first().fill(code);
  await expect(cells.getByRole('textbox').last()).toHaveValue(code.slice(-1));
}

/** Asks for a code to a phone of Hong Kong, in the part of the page that is open. */
export async function askByPhone({ page, say }: Reader, number: string): Promise<void> {
  const part = page.getByRole('main');
  await part.getByRole('combobox', { name: say('forms.phone.areaCode') }).selectOption('852');
  await part.getByRole('textbox', { name: say('forms.phone.number'), exact: true }).fill(number);
  await sendCode({ page, say });
}

export async function askByEmail({ page, say }: Reader, email: string): Promise<void> {
  await page.getByRole('textbox', { name: say('account.email'), exact: true }).fill(email);
  await sendCode({ page, say });
}

const sendCode = ({ page, say }: Pick<Reader, 'page' | 'say'>) =>
  page
    .getByRole('button', { name: say('account.code.send') })
    .filter({ visible: true })
    .click();

/** Who joins, once the code is there. */
export async function joinWith(reader: Reader, code: string, password: string): Promise<void> {
  const { page, say } = reader;
  await typeCode(reader, code);
  await page.getByLabel(say('account.lastName')).fill('Chan');
  await page.getByLabel(say('account.firstName')).fill('Tai Man');
  for (const [part, text] of [
    ['day', '12'],
    ['month', '4'],
    ['year', '1990'],
  ] as const)
    await page.getByLabel(say(`forms.date.${part}`)).fill(text);
  await page
    .getByRole('textbox', { name: new RegExp(`^${say('account.newPassword')} \\(`) })
    .fill(password);
  await page.getByRole('textbox', { name: say('account.repeatedPassword') }).fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
  await page.getByRole('button', { name: say('account-register.submit'), exact: true }).click();
  await expectAccount(reader);
}

export async function chooseWay({ page, say }: Reader, way: 'EMAIL' | 'PHONE' | 'PASSWORD') {
  const tab = page.getByRole('tab', { name: say(`account-login.by.${way}`) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

export const pressSignIn = ({ page, say }: Reader) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('account-login.submit'), exact: true })
    .filter({ visible: true })
    .click();

/**
 * Signs in over the form whose session has ended, by a code to the member's address; `look` sees
 * the dialog.
 */
export async function signInAgain(
  reader: Reader,
  demo: Demo,
  email: string,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { page, say } = reader;
  const again = page.getByRole('dialog', { name: say('account.again.title') });
  await again.getByRole('tab', { name: say('account-login.by.EMAIL') }).click();
  await again.getByRole('textbox', { name: say('account.email'), exact: true }).fill(email);
  const send = again.getByRole('button', { name: say('account.code.send') });
  await send.filter({ visible: true }).click();
  await look();
  await signInByCode(reader, await codeTo(demo, email));
}

export async function expectAccount(reader: Reader): Promise<void> {
  await expect(heading(reader)).toHaveText(reader.say('account-overview.title'));
}

export async function signOut(reader: Reader): Promise<void> {
  const { page, say } = reader;
  await page
    .getByRole('button', { name: say('account-overview.signOut'), exact: true })
    .last()
    .click();
  await page.waitForURL(/\/$/);
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.nav.signIn') })
      .first(),
  ).toBeAttached();
}
