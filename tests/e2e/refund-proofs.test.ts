import { pdf, png } from '#gateway/modules/uploads/content/files.test-support.ts';
import { expect, test } from '#tests/support/journey.ts';
import { readerOf } from './pages/reader.ts';
import {
  addProof,
  chooseReason,
  filesOf,
  openReserve,
  requestRefund,
  stepDone,
} from './pages/refund.page.ts';

const SCRIPT = '<script>alert("smuggled")</script>';
/** One of each kind of file that means harm, under names and types that say something else. */
const HOSTILE = [
  ['page.png', 'image/png', Buffer.from(`<!doctype html>${SCRIPT}`), 'FILE_FORMAT'],
  ['drawing.png', 'image/png', Buffer.from(`<svg onload="smuggled()"/>`), 'FILE_FORMAT'],
  ['program.pdf', 'application/pdf', Buffer.from('MZ\x90\0smuggled'), 'FILE_FORMAT'],
  ['script.pdf', 'application/pdf', pdf('<< /S /JavaScript /JS (smuggled) >>'), 'FILE_FORMAT'],
  ['bomb.png', 'image/png', png({ width: 65_500, height: 65_500 }), 'FILE_FORMAT'],
  ['nothing.png', 'image/png', Buffer.alloc(0), 'FILE_EMPTY'],
  ['large.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1, 1), 'FILE_TOO_LARGE'],
] as const;

test('a hostile file of each kind is refused with its reason, and what hides behind a picture does not reach the reviewer, who asks for another proof', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await page.setViewportSize({ width: 360, height: 740 });
  const { orders } = await demo.loadScenario('paid-with-infant', { page });
  await openReserve(reader, orders[0]!.id);
  await page.getByRole('checkbox', { name: /^(?:Kenji Sato|Sato Kenji)/i }).check();
  await chooseReason(reader, 'ILLNESS');
  const input = page.locator('input[type="file"]');
  for (const [name, mimeType, buffer, code] of HOSTILE) {
    await input.setInputFiles({ name, mimeType, buffer });
    await expect(filesOf(reader).getByRole('alert')).toHaveText(
      say(`code.${code}`, { fileMegabytes: 5 }),
    );
    await page.getByRole('button', { name: say('forms.files.remove', { name }) }).click();
    await expect(filesOf(reader)).toHaveCount(0);
  }

  const polyglot = png({ end: Buffer.from(`PK\x03\x04${SCRIPT}`, 'latin1') });
  await input.setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: polyglot });
  await expect(filesOf(reader)).toContainText(say('forms.files.done'));
  const number = await requestRefund(reader);
  await expect(stepDone(reader, 'UNDER_REVIEW')).toBeVisible();

  const office = await anotherVisitor();
  await office.setViewportSize({ width: 360, height: 740 });
  await office.goto('/demo/desk/refunds');
  const request = office.getByRole('region', { name: number, exact: true });
  await expect(request).toContainText('SATO/KENJI');
  await expectAccessible(office);
  const link = request.getByRole('link', { name: /proof\.png/ });
  const answer = await office.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-disposition']).toMatch(/^attachment;/);
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  expect((await answer.body()).includes('smuggled')).toBe(false);
  await request.getByRole('textbox').fill('Please send the second page <b>too</b>.');
  await request.locator('button[value="PROOF_INSUFFICIENT"]').click();
  await expect(request).toHaveCount(0);

  await page.reload();
  await expect(stepDone(reader, 'REJECTED')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Please send the second page <b>too</b>.');
  await expectAccessible();
  await main.getByRole('link', { name: say('trips-refunds-refund.again') }).click();
  await addProof(reader, 'second-page.png');
  const again = await requestRefund(reader);
  await office.reload();
  await expect(office.getByRole('region', { name: again, exact: true })).toContainText(
    'second-page.png',
  );
});
