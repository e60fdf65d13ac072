import { loadWebSite } from '#gateway/http/pages/web-site.ts';
import type { Row } from '#tests/bench/table.ts';
import { startSystem } from '#tests/support/system.ts';
import { answersAtHand } from './answers-at-hand.ts';
import { type Occasion, occasions } from './occasions.ts';
import { cpuSeconds } from './resource-use.ts';
import { visit } from './visit.ts';

const TIMES = 250;

const PAGES = {
  results: '/flightInquiry',
  payment: '/flightInquiry/payment',
  'order detail': '/order/flightOrderDetail',
  passengers: '/flightInquiry/passengersService',
  'an address that does not exist': '/no/such/page',
};

/**
 * CPU of pages that a gateway has rendered 250 times before, over 250 requests. Beside each: the same page rendered by the
 * web alone in this process, with the router, the answers of the gateway at hand, and nothing sent.
 */
export async function benchWarmPages(): Promise<Row[]> {
  const system = await startSystem();
  try {
    const opened = await occasions(system.url);
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const occasion = opened[path] ?? { query: '' };
      const whole = await ofGateway(system.url, path, occasion);
      const alone = await ofWebAlone(system.url, path, occasion);
      const ratio = whole / alone;
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

async function times(ask: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < TIMES; turn += 1) await ask();
}

async function ofGateway(url: string, path: string, { query, cookie }: Occasion): Promise<number> {
  const ask = () => visit(`${url}${path}${query}`, cookie);
  await times(ask);
  const before = await cpuSeconds(url);
  await times(ask);
  return (((await cpuSeconds(url)) - before) * 1_000) / TIMES;
}

async function ofWebAlone(url: string, path: string, occasion: Occasion): Promise<number> {
  const { handle } = await loadWebSite();
  const { query, cookie = '' } = occasion;
  const fetchGraphQL = answersAtHand(url, cookie);
  const headers = { cookie, accept: 'text/html' };
  const configuration = { origin: url, demo: true, deviceRisk: null, publicIcons: false };
  const render = async () => {
    const request = new Request(`${url}${path}${query}`, { headers });
    const report = (fault: unknown) => console.error(fault);
    const answer = await handle(request, { nonce: 'n', fetchGraphQL, configuration, report });
    await answer.arrayBuffer();
  };
  await times(render);
  const before = process.cpuUsage();
  await times(render);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / TIMES;
}
