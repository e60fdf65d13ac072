import { expect, test } from '#tests/support/journey.ts';
import {
  answeredFlights,
  ask,
  choosePlace,
  expectDay,
  otherDay,
} from './pages/flight-status.page.ts';
import { expectNoSidewaysScroll, heading, inDays, open, readerOf } from './pages/reader.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('日本語のスマートフォンで運航状況を調べ、遅延を見る', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'ja');
  const { say } = reader;
  const { disturbed } = await demo.loadScenario('flight-delayed');
  const [flight] = disturbed;
  if (!flight) throw new Error('no flight');
  await open(reader, '/flightStatus');
  await choosePlace(reader, 'from', 'しゃんはい', 'SHA');
  await choosePlace(reader, 'to', flight.destination, flight.destination);
  await ask(reader);
  await expectDay(reader, inDays(0));
  await expectNoSidewaysScroll(page);
  await expectAccessible();
  if (flight.date !== inDays(0)) await otherDay(reader, 'nextDay').click();
  await expectDay(reader, flight.date);
  const late = say('flight-day.late', { duration: '1時間15分' });
  await expect(answeredFlights(reader).filter({ hasText: flight.flightNumber })).toContainText(
    late,
  );
  await page.getByRole('link', { name: flight.flightNumber }).click();
  await expect(heading(reader)).toContainText(flight.flightNumber);
  await expect(page.getByRole('main')).toContainText(late);
  await expect(page.getByRole('main')).toContainText('使用機の到着遅れ');
  await expectNoSidewaysScroll(page);
  await expectAccessible();
});
