import { occasions } from '#tests/bench/pages/occasions.ts';
import type { Row } from '#tests/bench/table.ts';
import { startSystem } from '#tests/support/system.ts';
import { doings, visitedPages } from './done-on-pages.ts';
import { type FirstVisit, firstVisits, median } from './first-visit.ts';
import { fewestLongTasks, LONG_MILLISECONDS } from './long-tasks.ts';
import { nextContent, ourSearch, usualSearch } from './next-content.ts';
import { paintRows } from './paint.ts';
import { openBrowser } from './slow-browser.ts';
import { startUsualSite } from './usual-site.ts';

const VISITS = 7;
const ROUNDS = 5;
/** CPU of the usual build until a page is hydrated: at least so many times that of the site. */
const AHEAD: Readonly<Record<string, number>> = { results: 1.5, passengers: 1.35 };
/** From the tap on the search to the flights, on a slow network. */
const NEXT_CONTENT_MILLISECONDS = 700;

function visitRow(name: string, ours: FirstVisit, usual: FirstVisit): Row {
  const ratio = usual.cpu / ours.cpu;
  const goal = AHEAD[name];
  return {
    name: `${name}: CPU until hydrated`,
    value: `usual ${ratio.toFixed(2)} × ours`,
    note: `${ours.cpu.toFixed(0)} and ${usual.cpu.toFixed(0)} ms; hydrated after ${ours.hydrated.toFixed(0)} and ${usual.hydrated.toFixed(0)} ms, a touch then answered after ${ours.answered.toFixed(0)} and ${usual.answered.toFixed(0)} ms${goal ? `; the goal is ${goal} ×` : ''}`,
    ratio: { value: ratio, better: 'MORE' },
    ...(goal && { holds: ratio >= goal }),
  };
}

/**
 * A booking on a phone whose processor is four times slower, beside the usual build of the same
 * pages: first visits, the wait after the tap on the search, and the long tasks of what is done.
 */
export async function benchPhone(): Promise<Row[]> {
  const system = await startSystem();
  const usual = await startUsualSite(system.url);
  const browser = await openBrowser();
  try {
    const opened = await occasions(system.url);
    const pages = visitedPages(system.url, usual.url, opened);
    const all = pages.flatMap(({ ours, usual: other }) => [ours, other]);
    // what a server makes at a first request is not what is measured
    await firstVisits(browser, all, 1);
    const seen = await firstVisits(browser, all, VISITS);
    const rows = pages.flatMap(({ ours }, at) => {
      const [one, other] = seen.slice(2 * at);
      return one && other ? [visitRow(ours.name, one, other)] : [];
    });
    const waits: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      waits.push([
        await nextContent(browser, ourSearch(system.url)),
        await nextContent(browser, usualSearch(usual.url)),
      ]);
    const wait = median(waits.map(([ours]) => ours));
    const wait2 = median(waits.map(([, other]) => other));
    rows.push({
      name: 'from the tap on the search to the flights, slow network',
      value: `usual ${(wait2 / wait).toFixed(2)} × ours`,
      note: `${wait.toFixed(0)} and ${wait2.toFixed(0)} ms; the goal is ${NEXT_CONTENT_MILLISECONDS} ms`,
      ratio: { value: wait2 / wait, better: 'MORE' },
      holds: wait <= NEXT_CONTENT_MILLISECONDS,
    });
    rows.push(...(await paintRows(browser, system.url, opened)));
    for (const doing of doings(system.url, opened)) {
      const found = await fewestLongTasks(browser, doing, ROUNDS);
      rows.push({
        name: `${doing.name}: long tasks`,
        value: found.length === 0 ? 'none' : `${found.length}`,
        note: found.map((took) => `${took.toFixed(0)} ms`).join(', '),
        holds: found.every((took) => took <= LONG_MILLISECONDS),
      });
    }
    return rows;
  } finally {
    await browser.close();
    usual.stop();
    await system.stop();
  }
}
