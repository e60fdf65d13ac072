import type { ListedOrder } from '#gateway/scenarios/load-scenario.ts';
import type { Demo } from '#tests/support/demo.ts';
import { expect } from '#tests/support/journey.ts';
import { typePassengerName } from './order.page.ts';
import { heading, open, type Reader } from './reader.ts';

const FIELDS = ['flightNumber', 'ticketNumber', 'email'] as const;

/** Types the five details of an order's first ticket, and asks for the code. */
export async function askForItinerary(reader: Reader, order: ListedOrder): Promise<void> {
  const { page, say } = reader;
  const [{ flightNumber, date } = { flightNumber: '', date: '' }] = order.flights;
  const typed = { flightNumber, ticketNumber: order.ticketNumbers[0] ?? '', ...order };
  const [year = '', month = '', day = ''] = date.split('-');
  const boxes = page.getByRole('group', {
    name: say('trips-itinerary-confirmation.ask.flightDate'),
  });
  await boxes.getByLabel(say('forms.date.day')).fill(day);
  await boxes.getByLabel(say('forms.date.month')).fill(month);
  await boxes.getByLabel(say('forms.date.year')).fill(year);
  for (const field of FIELDS)
    await page
      .getByLabel(say(`trips-itinerary-confirmation.ask.${field}`), { exact: true })
      .fill(typed[field]);
  await typePassengerName(reader, order.name);
  await page.getByRole('button', { name: say('trips-itinerary-confirmation.ask.submit') }).click();
  await expect(heading(reader)).toHaveText(say('trips-itinerary-confirmation.code.title'));
}

/** Types the code that came by e-mail. */
export async function typeItineraryCode({ page, say }: Reader, code: string): Promise<void> {
  const cells = page.getByRole('group', {
    name: say('trips-itinerary-confirmation.code.code'),
    exact: true,
  });
  await cells.getByRole('textbox').first().fill(code);
}

/** The code in the newest message to an order's contact, waiting for one that is not `earlier`. */
export async function itineraryCode(
  demo: Demo,
  { email }: ListedOrder,
  earlier = '',
): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = /\b\d{6}\b/.exec(await demo.mailTo(email, /\d{6}/))?.[0] ?? '';
      return code;
    })
    .not.toBe(earlier);
  return code;
}

/** Opens the itinerary of an order's first ticket to this browser; the code that did it. */
export async function openItinerary(
  reader: Reader,
  demo: Demo,
  order: ListedOrder,
): Promise<string> {
  await open(reader, '/itineraryConfirmation');
  await askForItinerary(reader, order);
  const code = await itineraryCode(demo, order);
  await typeItineraryCode(reader, code);
  await expect(heading(reader)).toHaveText(
    reader.say('trips-itinerary-confirmation.details.title'),
  );
  return code;
}
