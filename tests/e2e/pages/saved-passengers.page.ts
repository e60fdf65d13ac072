import type { Page } from '@playwright/test';
import { trustedIds } from '#tests/support/trusted-client.ts';

/**
 * The id of a passenger whom the member who is signed in at a page has saved, by the name on
 * tickets.
 */
export async function savedPassengerId(page: Page, url: string, name: string): Promise<string> {
  const response = await page.request.post(`${url}/graphql`, {
    data: { documentId: trustedIds().get('FrequentPassengers'), variables: {} },
  });
  const { data } = await response.json();
  const list: { id: string; name: string }[] = data.viewer.member.frequentPassengers;
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not saved: ${JSON.stringify(list)}`);
  return found.id;
}
