import { BRAND } from '#schema/codes/base/brand.ts';
import { personName } from '#schema/format/person-name.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll, open, type Reader, readerOf } from './pages/reader.ts';

const orderPath = (id: string) => `/order/flightOrderDetail?${new URLSearchParams({ order: id })}`;

const mealsOf = ({ page, say }: Reader) =>
  page.getByRole('region', { name: say('trips-order-detail.meals') });

const chooseButton = (reader: Reader, has: 'YES' | 'NO') =>
  mealsOf(reader)
    .getByRole('button', {
      name: new RegExp(reader.say('trips-order-detail.meals.chooseOn', { has, flight: '' }).trim()),
    })
    .first();

test('a family chooses special meals for a flight, changes one, gives one up, and finds them again', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const { orders } = await demo.loadScenario('paid-with-infant', { page });
  await open(reader, orderPath(orders[0]!.id));
  const dialog = page.getByRole('dialog');
  const meals = mealsOf(reader);
  const save = () =>
    dialog.getByRole('button', { name: say('trips-order-detail.meals.save') }).click();

  await chooseButton(reader, 'NO').click();
  const father = dialog.getByLabel(personName('en', 'SATO/KENJI'));
  await father.selectOption('MOML');
  await expect(dialog).toContainText(
    say('information-in-flight-meals.about', { meal: 'MOML', childAge: 2, months: 6 }),
  );
  // an infant has the baby meal alone
  const infant = dialog.getByRole('combobox').last();
  await expect(infant.locator('option')).toHaveCount(2);
  await infant.selectOption('BBML');
  await expectAccessible();
  await save();
  await expect(dialog).toBeHidden();
  await expect(meals).toContainText('(MOML)');
  await expect(meals).toContainText('(BBML)');
  await expect(chooseButton(reader, 'YES')).toBeFocused();

  await page.reload();
  await expect(meals).toContainText('(MOML)');
  await chooseButton(reader, 'YES').click();
  await expect(father).toHaveValue('MOML');
  await father.selectOption('KSML');
  await infant.selectOption('');
  // a reload loses neither the dialog nor what is chosen in it
  await page.reload();
  await expect(father).toHaveValue('KSML');
  await expect(infant).toHaveValue('');
  await save();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(chooseButton(reader, 'YES')).toBeEnabled();
  await expect(dialog).toBeHidden();
  await expect(meals).toContainText('(KSML)');
  await expect(meals).not.toContainText('(BBML)');
});

const DAY = 24 * 60;
const EVENING = 20 * 60;

/** Minutes until it is evening in Shanghai: the flights of tomorrow then leave within a day. */
function untilEvening(): number {
  const sinceMidnight = Math.floor(Date.now() / 60_000 + 8 * 60) % DAY;
  return (EVENING - sinceMidnight + DAY) % DAY;
}

test('on the last day before a flight the page says on a phone that it is too late', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const reader = readerOf(page, 'ja');
  await demo.advanceClock(untilEvening());
  const { orders } = await demo.loadScenario('check-in-open-family', { page });
  await open(reader, orderPath(orders[0]!.id));
  const phone = BRAND.phone.display;
  const late = reader.say('code.MEAL_TOO_LATE', { phone });
  const none = reader.say('code.NO_MEAL_SERVED');
  await expect(mealsOf(reader).getByText(late).or(mealsOf(reader).getByText(none))).toBeVisible();
  await expectNoSidewaysScroll(page);
});
