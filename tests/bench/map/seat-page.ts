import { referenceRender } from '#tests/bench/pages/reference-render.ts';
import { cpuSeconds } from '#tests/bench/pages/resource-use.ts';
import { visit } from '#tests/bench/pages/visit.ts';
import type { Row } from '#tests/bench/table.ts';
import { buy, findOffer } from '#tests/support/buyer.ts';
import { startSystem } from '#tests/support/system.ts';

/** Flown by the Boeing 787-9 on every day, in a fare whose seats are chosen before payment. */
const FLIGHT = { origin: 'PVG', destination: 'LHR', brand: 'STANDARD' };
const SEATS = 316;
const WARM_UP = 60;
const RENDERS = 60;

/**
 * The page where a traveller chooses one of 316 seats: how much HTML it is, and what the gateway's
 * process spends on it.
 */
export async function seatPageRows(): Promise<Row[]> {
  const system = await startSystem();
  try {
    const offer = await findOffer(system.url, undefined, FLIGHT);
    const { orderId, cookie } = await buy(system.url, offer);
    const query = new URLSearchParams({ order: orderId ?? '', segment: '0' });
    const ask = () => visit(`${system.url}/checkIn/choose-seat?${query}`, cookie);
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
    const before = await cpuSeconds(system.url);
    for (let turn = 0; turn < RENDERS; turn += 1) await ask();
    const milliseconds = (((await cpuSeconds(system.url)) - before) * 1000) / RENDERS;
    const { document, html } = await ask();
    const seats = html.match(/data-seat="/g)?.length ?? 0;
    return [
      {
        name: 'its page as HTML',
        value: `${(document / 1000).toFixed(1)} kB`,
        note: `brotli, of ${(html.length / 1000).toFixed(0)} kB; ${seats} seats`,
        holds: seats === SEATS,
      },
      {
        name: 'its page on the server',
        value: `${milliseconds.toFixed(1)} ms`,
        note: `CPU, ${(milliseconds / (await referenceRender())).toFixed(1)} × React rendering a list of 1,000 items`,
      },
    ];
  } finally {
    await system.stop();
  }
}
