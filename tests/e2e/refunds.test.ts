import { expect, test } from '#tests/support/journey.ts';
import { openOrder } from './pages/order.page.ts';
import { heading, readerOf, switchLanguage, tooSmallForFingers } from './pages/reader.ts';
import {
  addProof,
  chooseReason,
  decide,
  filesOf,
  offerOf,
  openReserve,
  requestRefund,
  stepDone,
} from './pages/refund.page.ts';

test('one of several passengers is refunded for an illness: rejected, asked for again, and paid', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await page.setViewportSize({ width: 360, height: 740 });
  const { orders } = await demo.loadScenario('paid-with-infant', { page });
  const { id } = orders[0]!;

  await openOrder(reader, id);
  // on a phone what can be done comes before tickets, passengers and seats
  const placeOf = async (title: string) =>
    (await page.getByRole('heading', { name: title, exact: true }).boundingBox())?.y ?? 0;
  expect(await placeOf(say('trips-order-detail.actions'))).toBeLessThan(
    await placeOf(say('trips-order-detail.tickets')),
  );
  await page
    .getByRole('link', { name: say('trips-order-detail.action', { action: 'REFUND' }) })
    .click();
  await expect(heading(reader)).toHaveText(say('trips-refunds-request.title'));
  await page.getByRole('checkbox', { name: /^(?:Kenji Sato|Sato Kenji)/i }).check();
  await chooseReason(reader, 'ILLNESS');
  await expect(offerOf(reader)).toContainText(
    say('trips-refunds-request.offer.way', { points: 'NO' }),
  );
  expect(await tooSmallForFingers(page)).toEqual([]);

  await page.locator('input[type="file"]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('I was ill.'),
  });
  await expect(filesOf(reader).getByRole('alert')).toHaveText(say('code.FILE_FORMAT'));
  await page
    .getByRole('button', { name: say('forms.files.remove', { name: 'notes.txt' }) })
    .click();
  await addProof(reader, 'certificate.png');
  await expectAccessible();
  await switchLanguage(page, 'ja');
  await expect(filesOf(readerOf(page, 'ja'))).toContainText('certificate.png');
  await switchLanguage(page, 'en');
  await page.reload();
  await expect(filesOf(reader)).toContainText('certificate.png');
  const number = await requestRefund(reader);
  await expect(stepDone(reader, 'UNDER_REVIEW')).toBeVisible();
  await expectAccessible();

  const office = await anotherVisitor();
  await decide(office, number, 'PROOF_UNREADABLE');
  await demo.advanceClock(1);
  await expect(stepDone(reader, 'REJECTED')).toBeVisible({ timeout: 90_000 });
  await expectAccessible();
  await page.getByRole('link', { name: say('trips-refunds-refund.again') }).click();
  await expect(page.getByRole('checkbox', { name: /^(?:Kenji Sato|Sato Kenji)/i })).toBeChecked();
  await expect(
    page.getByRole('radio', {
      name: new RegExp(`^${say('refund-view.reason', { reason: 'ILLNESS' })}`),
    }),
  ).toBeChecked();
  await addProof(reader, 'clear-copy.png');
  const again = await requestRefund(reader);
  expect(again).not.toBe(number);
  await decide(office, again, 'APPROVED');
  await expect(stepDone(reader, 'SUCCEEDED')).toBeVisible({ timeout: 90_000 });
  await expectAccessible();

  await openOrder(reader, id);
  const history = page.getByRole('region', { name: say('trips-order-detail.history') });
  await expect(history).toContainText(again);
  await expect(history).toContainText(number);
  await openReserve(reader, id);
  await expect(page.getByRole('checkbox', { name: /^(?:Kenji Sato|Sato Kenji)/i })).toBeDisabled();
});
