import { expect, hydrated, test } from '#tests/support/journey.ts';
import { codeCells, codeTo, nextStep } from './pages/check-in.page.ts';
import { askForCode, openOrderSearch, typeCode, typePassengerName } from './pages/order.page.ts';
import { heading, type Reader, readerOf, tooSmallForFingers } from './pages/reader.ts';

type Ticket = { readonly name: string; readonly email: string };

/**
 * Opens the flight of a ticket that the demo's page leads to: its details are filled in, but for
 * the name.
 */
async function lookUp(reader: Reader, { name, email }: Ticket, demo: Parameters<typeof codeTo>[0]) {
  const { page, say } = reader;
  await hydrated(page);
  await typePassengerName(reader, name);
  await page.getByRole('button', { name: say('check-in-overview.ask.submit') }).click();
  const code = codeCells(reader, 'check-in-overview.code.code');
  await expect(code).toBeVisible();
  await code.fill(await codeTo(demo, email, /\b\d{6}\b/));
}

const addressOf = ({
  bookingReference: reference,
  flightNumber: number,
  date,
}: {
  readonly bookingReference: string;
  readonly flightNumber: string;
  readonly date: string;
}) => `/zh-hk/checkIn?${new URLSearchParams({ reference, number, date })}`;

test('a ticket that an agent sold is checked in here', async ({ page, demo, expectAccessible }) => {
  const reader = readerOf(page, 'zh-hk');
  const { say } = reader;
  await page.setViewportSize({ width: 360, height: 740 });
  const { elsewhere } = await demo.loadScenario('other-channel-ticket');
  const [ticket] = elsewhere;
  if (!ticket) throw new Error('no ticket');
  await page.goto(addressOf(ticket));
  await lookUp(reader, ticket, demo);
  await expect(heading(reader)).toHaveText(
    say('check-in-steps.title', { flight: ticket.flightNumber }),
  );
  await expect(page.getByText(ticket.soldBy).first()).toBeVisible();
  await expectAccessible();
  expect(await tooSmallForFingers(page)).toEqual([]);
  await nextStep(reader, 'documents');
  await nextStep(reader, 'goods');
  for (const agreement of await page.getByRole('checkbox').all()) await agreement.check();
  await nextStep(reader, 'confirm');
  await page
    .getByRole('textbox', { name: say('check-in-steps.contact.email') })
    .fill('agent.guest@example.com');
  await page.getByRole('button', { name: say('check-in-steps.submit', { people: 1 }) }).click();
  await expect(page.getByRole('img', { name: new RegExp(ticket.name) })).toBeVisible();
  await expectAccessible();
});

test('a booking that an agent sold is looked up with the agent, as only its contact learns', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { elsewhere } = await demo.loadScenario('other-channel-ticket');
  const { email, name, bookingReference: key } = elsewhere.at(-1)!;
  await openOrderSearch(reader);
  await askForCode(reader, { key, name });
  await typeCode(reader, await codeTo(demo, email, /\b\d{6}\b/));
  await expect(page.getByText(reader.say('code.OTHER_CHANNEL')).first()).toBeVisible();
  await expectAccessible();
});

test('seats that wait for payment with the seller are paid or cancelled there first', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'zh-hk');
  const { say } = reader;
  const { elsewhere } = await demo.loadScenario('other-channel-ticket');
  const ticket = elsewhere[1];
  if (!ticket) throw new Error('no ticket');
  await page.goto(addressOf(ticket));
  await lookUp(reader, ticket, demo);
  await expect(
    page.getByText(say('check-in.soldBy.unpaid', { seller: ticket.soldBy })),
  ).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible();
  await page.goto('/zh-hk/checkIn');
  await hydrated(page);
  await expect(page.getByRole('link', { name: say('check-in.seats') })).toHaveCount(0);
  await expectAccessible();
});
