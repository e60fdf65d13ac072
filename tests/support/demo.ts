import { expect } from '@playwright/test';

interface Mail {
  id: string;
  to: string;
  subject: string;
}

/** The controls that only demo mode has: the movable clock, the named scenarios and the mailbox. */
export interface Demo {
  advanceClock(minutes: number): Promise<void>;
  resetClock(): Promise<void>;
  /** Loads a named world; answers with what it holds, for example booking references. */
  loadScenario(name: string): Promise<Record<string, unknown>>;
  /** The text of the newest message to an address whose subject fits, waiting for it. */
  mailTo(address: string, subject: RegExp): Promise<string>;
}

const postJson = async (url: string, body: unknown): Promise<Record<string, unknown>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, `${url} answers`).toBe(200);
  return (await response.json()) as Record<string, unknown>;
};

export function demoControls(url: string): Demo {
  const listMails = async (address: string) => {
    const query = new URLSearchParams({ to: address });
    const response = await fetch(`${url}/demo/mailbox/messages.json?${query}`);
    return ((await response.json()) as { messages: Mail[] }).messages;
  };
  return {
    advanceClock: async (minutes) => {
      await postJson(`${url}/demo/clock`, { advanceMinutes: minutes });
    },
    resetClock: async () => {
      await postJson(`${url}/demo/clock`, { reset: true });
    },
    loadScenario: (name) => postJson(`${url}/demo/scenarios/${name}`, {}),
    async mailTo(address, subject) {
      let found: Mail | undefined;
      await expect
        .poll(
          async () => {
            found = (await listMails(address)).find((mail) => subject.test(mail.subject));
            return found?.subject;
          },
          { message: `a mail to ${address} about ${subject}`, timeout: 20_000 },
        )
        .toBeDefined();
      const response = await fetch(`${url}/demo/mailbox/${found?.id}/text`);
      return response.text();
    },
  };
}
