import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { trustedIds } from '#tests/support/trusted-client.ts';
import { open, type Reader } from './reader.ts';

const LIST = '/order/equityOrder';

/** An extra that every card, and guests, may buy. */
export const BAG = 'One more checked bag';

/**
 * An unpaid order of two preferred seats for the member who is signed in at a page. Returns its id.
 */
export async function orderSeatExtras(page: Page, url: string): Promise<string> {
  const ids = trustedIds();
  const ask = async (name: string, variables: object) => {
    const response = await page.request.post(`${url}/graphql`, {
      data: { documentId: ids.get(name), variables },
    });
    return (await response.json()).data;
  };
  const { extras } = await ask('Extras', { tab: 'ALL', locale: 'EN' });
  const seat = extras.find(({ kind }: { kind: string }) => kind === 'PREFERRED_SEAT');
  const input = {
    idempotencyKey: randomUUID(),
    items: [{ extraId: seat.id, quantity: 2 }],
    accepted: { amount: 2 * seat.price.amount, currency: seat.price.currency },
  };
  return (await ask('OrderExtras', { input })).createExtrasOrder.extrasOrder.id;
}

/** Chooses so many of an extra on the list. */
export async function chooseExtras(reader: Reader, name: string, quantity: number): Promise<void> {
  const { page, say } = reader;
  await open(reader, LIST);
  await page
    .getByRole('combobox', { name: say('trips-extras.quantityOf', { name }) })
    .selectOption(String(quantity));
}

/** Orders what is chosen, and waits for the page of the order. */
export async function orderExtras({ page, say }: Reader): Promise<void> {
  await page.getByRole('button', { name: say('trips-extras.order', { paid: 'NO' }) }).click();
  await page.waitForURL(/\/order\/equityOrderDetail\?order=/);
}

/** The two one after the other. */
export async function buyExtras(reader: Reader, name: string, quantity: number): Promise<void> {
  await chooseExtras(reader, name, quantity);
  await orderExtras(reader);
}
