import { expect, type Page, request } from '@playwright/test';
import type { LoadedScenario } from '#gateway/scenarios/load-scenario.ts';

interface Mail {
  id: string;
  to: string;
  subject: string;
}

interface ScenarioOptions {
  page?: Page;
  flight?: { flightNumber: string; date: string };
}

/** The controls that only demo mode has: the movable clock, the named scenarios and the mailbox. */
export interface Demo {
  advanceClock(minutes: number): Promise<void>;
  /**
   * Puts back the clock, and lets the flights fly as planned with which something went wrong: the
   * next test flies with them.
   */
  reset(): Promise<void>;
  /** Lets the sweeps of each minute run now. */
  sweep(): Promise<void>;
  /**
   * Loads a named scenario and returns what is in it. Its orders are open to the visitor at `page`,
   * else to no browser; `flight` is the one that is sold down or goes wrong.
   */
  loadScenario(name: string, options?: ScenarioOptions): Promise<LoadedScenario>;
  /** The text of the newest message to an address whose subject fits, waiting for it. */
  mailTo(address: string, subject: RegExp): Promise<string>;
}

async function postJson(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, `${url} answers`).toBe(200);
}

/**
 * A flight that is filled with bookings takes a second of computing, which a busy machine gives
 * over many.
 */
const LONGEST_WORLD_MILLISECONDS = 40_000;

export function demoControls(url: string): Demo {
  const listMails = async (address: string) => {
    const query = new URLSearchParams({ to: address });
    const response = await fetch(`${url}/demo/mailbox/messages.json?${query}`);
    return ((await response.json()) as { messages: Mail[] }).messages;
  };
  const move = (body: object) => postJson(`${url}/demo/clock`, body);
  let isMoved = false;
  const disturbed: NonNullable<ScenarioOptions['flight']>[] = [];
  const load = async (name: string, { page, flight }: ScenarioOptions) => {
    const visitor = page ? page.request : await request.newContext();
    const answer = await visitor.post(`${url}/demo/scenarios/${name}`, {
      data: flight ? { flight } : {},
      timeout: LONGEST_WORLD_MILLISECONDS,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as LoadedScenario;
  };
  return {
    async advanceClock(minutes) {
      isMoved = true;
      await move({ advanceMinutes: minutes });
    },
    async reset() {
      if (isMoved) await move({ reset: true });
      isMoved = false;
      for (const flight of disturbed.splice(0)) await load('flight-on-time', { flight });
    },
    async sweep() {
      await move({ advanceMinutes: 0 });
    },
    async loadScenario(name, options = {}) {
      const scenario = await load(name, options);
      for (const { flightNumber, date } of scenario.disturbed)
        disturbed.push({ flightNumber, date });
      return scenario;
    },
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
