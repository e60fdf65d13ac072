import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Demo } from './demo.ts';
import { trustedIds } from './trusted-client.ts';

/**
 * Makes a member of a visitor at a page, who is signed in from then on. Returns the e-mail address.
 */
export async function joinClub(page: Page, demo: Demo, url: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const ids = trustedIds();
  const ask = async (name: string, input: object) => {
    const response = await page.request.post(`${url}/graphql`, {
      data: { documentId: ids.get(name), variables: { input } },
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { requestVerificationCode } = await ask('RequestVerificationCode', {
    purpose: 'REGISTER',
    recipient: { email },
    locale: 'EN',
  });
  const [code = ''] = /\b\d{6}\b/.exec(await demo.mailTo(email, /\b\d{6}\b/)) ?? [];
  const { registerMember } = await ask('RegisterMember', {
    idempotencyKey: randomUUID(),
    proof: { challengeId: requestVerificationCode.challenge.id, code },
    lastName: 'Chan',
    firstName: 'Tai Man',
    dateOfBirth: '1990-04-12',
    agreements: ['MEMBERSHIP', 'PRIVACY'],
    locale: 'EN',
  });
  if (!registerMember.viewer) throw new Error(JSON.stringify(registerMember.userErrors));
  return email;
}
