import { loadSiteHandler } from '#gateway/http/pages/site-handler.ts';
import type { Row } from '#tests/bench/table.ts';
import { startSystem } from '#tests/support/system.ts';
import { answersAtHand } from './answers-at-hand.ts';
import { type Occasion, occasions } from './occasions.ts';
import { cpuSeconds } from './resource-use.ts';
import { visit } from './visit.ts';

/**
 * V8 compiles for so long: order detail was 10.1 ms after 250 requests, 8.7 after 1,000, and 9.4
 * after 2,000.
 */
const WARM_UP = 1000;
const ROUNDS = 15;
const A_ROUND = 20;

const PAGES = {
  results: '/flightInquiry',
  payment: '/flightInquiry/payment',
  'order detail': '/order/flightOrderDetail',
  passengers: '/flightInquiry/passengersService',
  'an address that does not exist': '/no/such/page',
};

/**
 * CPU of pages that a gateway has rendered a thousand times before. Beside each: the same page
 * rendered by the web alone in this process, with the router, the answers of the gateway at hand,
 * and nothing sent. Both in turn, twenty times each: the speed of the machine changes within
 * minutes, so that the ratio is taken of each round, and of all of them the middle one.
 */
export async function benchWarmPages(): Promise<Row[]> {
  const system = await startSystem();
  try {
    const opened = await occasions(system.url);
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const occasion = opened[path] ?? { query: '' };
      const ways = [
        ofGateway(system.url, path, occasion),
        await ofWebAlone(system.url, path, occasion),
      ] as const;
      for (const { ask } of ways) await times(WARM_UP, ask);
      const rounds: { whole: number; alone: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ whole: await cpuOf(ways[0]), alone: await cpuOf(ways[1]) });
      const ratio = middle(rounds.map(({ whole, alone }) => whole / alone));
      const whole = middle(rounds.map((round) => round.whole));
      const alone = middle(rounds.map((round) => round.alone));
      rows.push({
        name,
        value: `${whole.toFixed(1)} ms CPU`,
        ratio: { value: ratio, better: 'LESS' },
        note: `${ratio.toFixed(2)} × the web alone with the answers at hand, ${alone.toFixed(1)} ms`,
      });
    }
    return rows;
  } finally {
    await system.stop();
  }
}

/** A way to render a page, and the CPU seconds that its process has used so far. */
type Way = { ask(): Promise<unknown>; seconds(): Promise<number> | number };

async function times(count: number, ask: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await ask();
}

/** Milliseconds of CPU a page, in one round. */
async function cpuOf({ ask, seconds }: Way): Promise<number> {
  const before = await seconds();
  await times(A_ROUND, ask);
  return (((await seconds()) - before) * 1_000) / A_ROUND;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const ofGateway = (url: string, path: string, { query, cookie }: Occasion): Way => ({
  ask: () => visit(`${url}${path}${query}`, cookie),
  seconds: () => cpuSeconds(url),
});

async function ofWebAlone(url: string, path: string, occasion: Occasion): Promise<Way> {
  const { handle } = await loadSiteHandler();
  const { query, cookie = '' } = occasion;
  const fetchGraphQL = answersAtHand(url, cookie);
  const headers = { cookie, accept: 'text/html' };
  const configuration = { origin: url, demo: true, deviceRisk: null, iconService: null };
  return {
    async ask() {
      const request = new Request(`${url}${path}${query}`, { headers });
      const report = (fault: unknown) => console.error(fault);
      const answer = await handle(request, { nonce: 'n', fetchGraphQL, configuration, report });
      await answer.arrayBuffer();
    },
    seconds() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000_000;
    },
  };
}
